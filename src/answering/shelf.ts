/** Something that only later pages need: fetched ahead of time, so that reading it waits for nothing. */
export interface Shelf<Content> {
  /** What only fetches ahead gives up where the line does. */
  load: () => Promise<Content>;
  /** Whoever shows it waits until the line is back: a page must not break for a file that did not come. */
  arrive: () => Promise<Content>;
  now: () => Content | null;
  /** What a page has before it wakes up, wherever it was rendered. */
  first: () => Content | null;
}

const retryAfter = 2000;

export function shelf<Content>(fetch: () => Promise<Content>): Shelf<Content> {
  let content: Content | null = null;
  let pending: Promise<Content> | null = null;
  const load = () => {
    pending ??= fetch().then(
      (fetched) => {
        content = fetched;
        return fetched;
      },
      (error: unknown) => {
        // A line that was down may be up at the next try.
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  const arrive = (): Promise<Content> =>
    load().catch(() => new Promise((again) => setTimeout(again, retryAfter)).then(arrive));
  return { load, arrive, now: () => content, first: () => null };
}

export const atHand = <Content>(content: Content): Shelf<Content> => ({
  load: async () => content,
  arrive: async () => content,
  now: () => content,
  first: () => content,
});

/** Suspends only where nothing fetched it before. `use` would do so in the first render even then. */
export function contentOf<Content>({ now, arrive }: Shelf<Content>): Content {
  const content = now();
  if (content === null) throw arrive();
  return content;
}
