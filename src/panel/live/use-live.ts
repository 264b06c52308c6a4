import { useEffect, useState } from 'react';
import { readSession } from '../../contract/panel/access/session.ts';
import type { LiveTopic } from '../../contract/panel/live.ts';
import { callPanel } from '../api/call-panel.ts';
import { type PanelTag, panelApi } from '../api/panel-api.ts';
import { sessionEnded } from '../session/session-slice.ts';
import { usePanelDispatch, usePanelSelector } from '../store.ts';
import { openLiveStream } from './open-live-stream.ts';

/** Cache tags that a topic invalidates. */
const tagsOf: Readonly<Record<LiveTopic, readonly PanelTag[]>> = {
  calls: ['queues'],
  reviews: ['queues'],
  'no-coverage': ['queues'],
  visits: ['visits', 'capacity'],
  imports: ['imports'],
  sessions: ['ownSessions'],
  conversations: ['conversations'],
};

/** Refreshes visible data on live updates while the session lasts. Returns whether the server answers. */
export function useLive(): boolean {
  const [isConnected, setConnected] = useState(true);
  const dispatch = usePanelDispatch();
  // The server closes the stream with the session; a new sign-in opens another.
  const hasEnded = usePanelSelector(({ session }) => session.hasEnded);
  useEffect(() => {
    if (hasEnded) return;
    setConnected(true);
    return openLiveStream({
      changed: (topics) => {
        const tags = Object.entries(tagsOf).flatMap(([topic, stale]) =>
          topics.includes(topic) ? stale : [],
        );
        if (tags.length > 0) dispatch(panelApi.util.invalidateTags([...new Set(tags)]));
      },
      connected: setConnected,
      refused: async () => {
        const session = await callPanel(readSession, {});
        if ('data' in session && session.data.operator === null) dispatch(sessionEnded());
      },
    });
  }, [dispatch, hasEnded]);
  // With the session the server ended the stream, which is no lost connection.
  return isConnected || hasEnded;
}
