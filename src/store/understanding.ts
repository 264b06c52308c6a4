import { createAction, createReducer } from '@reduxjs/toolkit';
import type { MessageContext, Understood } from '../contract/calls/understand.ts';
import { leadForgotten, startedOver } from './events.ts';

/** A message on its way to be read. It stays in memory. */
interface AskedMessage {
  id: number;
  message: string;
  context: MessageContext;
}

interface UnderstandingState {
  /** The shop does not know the call. */
  isAbsent: boolean;
  asked: AskedMessage | null;
  /** What the message does; null if it could not be read. */
  read: { id: number; understood: Understood | null } | null;
}

export const readingAsked = createAction<AskedMessage>('readingAsked');
export const messageRead = createAction<{
  id: number;
  understood: Understood | null;
  isAbsent: boolean;
}>('messageRead');

const none: UnderstandingState = { isAbsent: false, asked: null, read: null };

export const understandingReducer = createReducer(none, (builder) => {
  builder
    .addCase(readingAsked, (state, { payload }) => ({ ...state, asked: payload, read: null }))
    .addCase(messageRead, (state, { payload: { id, understood, isAbsent } }) =>
      // One that nobody awaits any more must not take the place of the next.
      state.asked?.id === id ? { isAbsent, asked: null, read: { id, understood } } : { ...state, isAbsent },
    )
    .addCase(startedOver, ({ isAbsent }) => ({ ...none, isAbsent }))
    .addCase(leadForgotten, ({ isAbsent }) => ({ ...none, isAbsent }));
});
