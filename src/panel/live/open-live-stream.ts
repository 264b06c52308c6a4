import * as z from 'zod/mini';
import { jsonIn } from '../../contract/json-in.ts';
import { liveAddress, liveEvent } from '../../contract/panel/live.ts';
import { holdStream, type StreamListener } from '../../live/hold-stream.ts';

interface LiveListener extends Required<Pick<StreamListener, 'connected' | 'refused'>> {
  changed: (topics: readonly string[]) => void;
}

const channelName = 'ultrafibra-panel-live';

/** What the tab with the stream tells the others. */
const tabNews = z.union([liveEvent, z.object({ isConnected: z.boolean() })]);

function hold({ changed, connected, refused }: LiveListener, signal: AbortSignal): void {
  const told = (data: string) => {
    const event = liveEvent.safeParse(jsonIn(data));
    if (event.success && event.data.topics.length > 0) changed(event.data.topics);
  };
  holdStream(liveAddress, 'changed', { told, connected, refused }, signal);
}

/**
 * Receives live updates. Browsers allow six HTTP/1.1 connections per server, so only one tab holds the stream and
 * broadcasts to the others; a lock selects the next one when it closes.
 */
export function openLiveStream({ changed, connected, refused }: LiveListener): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // Web Locks need a secure context; without them each tab opens its own stream.
  if (!('locks' in navigator)) {
    hold({ changed, connected, refused }, signal);
    return () => leaving.abort();
  }
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const news = tabNews.safeParse(data).data;
    if (news === undefined) return;
    if ('topics' in news) changed(news.topics);
    else connected(news.isConnected);
  });
  const broadcasting: LiveListener = {
    changed: (topics) => {
      changed(topics);
      channel.postMessage({ topics });
    },
    connected: (isConnected) => {
      connected(isConnected);
      channel.postMessage({ isConnected });
    },
    refused,
  };
  navigator.locks
    .request(channelName, { signal }, () => {
      // The lock may be granted after the abort.
      if (signal.aborted) return;
      hold(broadcasting, signal);
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
    })
    // Aborted before the lock was granted.
    .catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}
