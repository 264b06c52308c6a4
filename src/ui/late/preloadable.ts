/** A part in a file of its own: loaded ahead, so that it can be read at once. */
export interface Preloadable<Content> {
  /** Rejects if the file does not come; the next call asks for it again. */
  load: () => Promise<Content>;
  /** For rendering: retries until the file has come, so that a broken connection does not break the page. */
  loadRetrying: () => Promise<Content>;
  now: () => Content | null;
}

const retryAfter = 2000;

/** `error`: why the file does not come; null once it has. */
type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Reports that a file needed for rendering fails to load, and that it has loaded: the app shows this. */
export function onFiles(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = (error: unknown) => {
  for (const listener of listeners) listener(error);
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
        // The next call may succeed, so the failure is not cached.
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  const retry = async (error: unknown): Promise<Content> => {
    tell(error);
    await new Promise((again) => setTimeout(again, retryAfter));
    const fetched = await load().catch(retry);
    tell(null);
    return fetched;
  };
  // A file that is gone with its release is asked for twice, which reloads the page.
  const loadRetrying = () => load().catch(load).catch(retry);
  return { load, loadRetrying, now: () => content };
}
