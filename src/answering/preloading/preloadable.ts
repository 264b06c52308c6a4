/** Something that only later pages need: fetched ahead of time, so that reading it waits for nothing. */
export interface Preloadable<Content> {
  /** What only fetches ahead gives up where the connection does. */
  load: () => Promise<Content>;
  /** Whoever shows it waits until the connection is back: a page must not break for a file that did not come. */
  loadRetrying: () => Promise<Content>;
  now: () => Content | null;
}

const retryAfter = 2000;

type Listener = (isComing: boolean) => void;

const listeners = new Set<Listener>();

/** Tells that a file which is to be shown does not come, and that it has come: to the visitor that is the connection. */
export function onFiles(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = (isComing: boolean) => {
  for (const listener of listeners) listener(isComing);
};

export function preloadable<Content>(fetch: () => Promise<Content>): Preloadable<Content> {
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
  const retry = async (): Promise<Content> => {
    tell(false);
    await new Promise((again) => setTimeout(again, retryAfter));
    const fetched = await load().catch(retry);
    tell(true);
    return fetched;
  };
  const loadRetrying = () => load().catch(retry);
  return { load, loadRetrying, now: () => content };
}

export const preloaded = <Content>(content: Content): Preloadable<Content> => ({
  load: async () => content,
  loadRetrying: async () => content,
  now: () => content,
});

/** Suspends only where nothing fetched it before. `use` would do so in the first render even then. */
export function contentOf<Content>({ now, loadRetrying }: Preloadable<Content>): Content {
  const content = now();
  if (content === null) throw loadRetrying();
  return content;
}
