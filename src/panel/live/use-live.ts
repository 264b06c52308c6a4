import { useEffect } from 'react';
import type { LiveTopic } from '../../contract/panel/live.ts';
import { panelApi, type panelTags } from '../api/panel-api.ts';
import { usePanelDispatch, usePanelSelector } from '../store.ts';
import { openLiveStream } from './live-stream.ts';

type PanelTag = (typeof panelTags)[number];

/** Cache tags that a topic invalidates. */
const tagsOf: Readonly<Record<LiveTopic, readonly PanelTag[]>> = {
  calls: ['queues'],
  reviews: ['queues'],
  'no-coverage': ['queues'],
  words: ['queues'],
  visits: ['visits', 'capacity'],
  imports: ['imports'],
  sessions: [],
};

/** Refreshes visible data on live updates while the session lasts. */
export function useLive(): void {
  const dispatch = usePanelDispatch();
  // The server closes the stream with the session; a new sign-in opens another.
  const hasEnded = usePanelSelector(({ session }) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) return;
    return openLiveStream((topics) => {
      const tags = Object.entries(tagsOf).flatMap(([topic, stale]) => (topics.includes(topic) ? stale : []));
      if (tags.length > 0) dispatch(panelApi.util.invalidateTags([...new Set(tags)]));
    });
  }, [dispatch, hasEnded]);
}
