import { createAction, createReducer } from '@reduxjs/toolkit';
import type { MessageContext, Understood } from '../contract/calls/understand.ts';
import { leadForgotten, startedOver } from './events.ts';

/** A message on its way to be read. It stays in memory. */
interface SentMessage {
  id: number;
  message: string;
  context: MessageContext;
}

interface UnderstandingState {
  /** The shop does not know the call. */
  isAbsent: boolean;
  sent: SentMessage | null;
  /** What the message does; null if it could not be read. */
  read: { id: number; understood: Understood | null } | null;
}

export const messageSent = createAction<SentMessage>('messageSent');
export const messageRead = createAction<{
  id: number;
  understood: Understood | null;
  isAbsent: boolean;
}>('messageRead');

const none: UnderstandingState = { isAbsent: false, sent: null, read: null };

export const understandingReducer = createReducer(none, (builder) => {
  builder
    .addCase(messageSent, (state, { payload }) => ({ ...state, sent: payload, read: null }))
    .addCase(messageRead, (state, { payload: { id, understood, isAbsent } }) =>
      // One that nobody awaits any more must not take the place of the next.
      state.sent?.id === id ? { isAbsent, sent: null, read: { id, understood } } : { ...state, isAbsent },
    )
    .addCase(startedOver, ({ isAbsent }) => ({ ...none, isAbsent }))
    .addCase(leadForgotten, ({ isAbsent }) => ({ ...none, isAbsent }));
});
