import { liveAddress, liveEvent } from '../../contract/panel/live.ts';

type Listener = (topics: readonly string[]) => void;

const channelName = 'ultrafibra-panel-live';

/**
 * Receives live updates. Browsers allow six HTTP/1.1 connections per server, so only one tab holds the stream and
 * broadcasts to the others; a lock selects the next one when it closes.
 */
export function openLiveStream(changed: Listener): () => void {
  const leaving = new AbortController();
  // Web Locks need a secure context; without them each tab opens its own stream.
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
      // The lock may be granted after the abort.
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
    // Aborted before the lock was granted.
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
