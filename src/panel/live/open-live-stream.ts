import * as z from 'zod/mini';
import { liveEvent } from '../../contract/panel/live.ts';
import { holdLiveConnection, type LiveListener } from './hold-live-connection.ts';

const channelName = 'ultrafibra-panel-live';

/** What the tab with the stream tells the others. */
const tabNews = z.union([liveEvent, z.object({ isConnected: z.boolean() })]);

/**
 * Receives live updates. Browsers allow six HTTP/1.1 connections per server, so only one tab holds the stream and
 * broadcasts to the others; a lock selects the next one when it closes.
 */
export function openLiveStream({ changed, connected, refused }: LiveListener): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // Web Locks need a secure context; without them each tab opens its own stream.
  if (!('locks' in navigator)) {
    holdLiveConnection({ changed, connected, refused }, signal);
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
      holdLiveConnection(broadcasting, signal);
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
