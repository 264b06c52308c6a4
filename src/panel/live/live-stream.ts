import { liveAddress, liveEvent } from '../../contract/panel/live.ts';

type Listener = (topics: readonly string[]) => void;

const channelName = 'ultrafibra-panel-live';

/**
 * Learns what changed. A browser keeps six connections to a server that speaks HTTP/1.1, and each tab of the panel would
 * hold one: so one tab listens and tells the others, and when it goes, the next one takes its place.
 */
export function openLiveStream(changed: Listener): () => void {
  const leaving = new AbortController();
  // Where a page is not secure there are no locks: each tab listens for itself.
  if (!('locks' in navigator)) {
    const source = listen(changed);
    return () => source.close();
  }
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const event = liveEvent.safeParse(data);
    if (event.success) changed(event.data.topics);
  });
  navigator.locks
    .request(channelName, { signal: leaving.signal }, () => {
      // The turn may come in the moment of leaving.
      if (leaving.signal.aborted) return;
      const source = listen((topics) => {
        changed(topics);
        channel.postMessage({ topics });
      });
      return new Promise<void>((resolve) => {
        leaving.signal.addEventListener('abort', () => {
          source.close();
          resolve();
        });
      });
    })
    // Left before its turn came.
    .catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}

function listen(changed: Listener): EventSource {
  const source = new EventSource(liveAddress);
  source.addEventListener('changed', ({ data }) => {
    const event = liveEvent.safeParse(parsed(data));
    if (event.success && event.data.topics.length > 0) changed(event.data.topics);
  });
  return source;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
