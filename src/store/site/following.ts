import { createReducer } from '@reduxjs/toolkit';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import type { FollowedRenewal } from '../../contract/followed-renewal.ts';
import type { FollowTaskKind } from './following-events.ts';
import * as events from './following-events.ts';

export interface Following {
  /** `looking` checks first whether this browser has an order open. */
  phase: 'looking' | 'proof' | 'open';
  order: FollowedOrder | null;
  /** One of both is open. */
  renewal: FollowedRenewal | null;
  working: FollowTaskKind | null;
  /** The last task completed. */
  done: FollowTaskKind | null;
  /** Number of codes sent. */
  codes: number;
  failure: { kind: FollowTaskKind; message: string; fields: Readonly<Record<string, string>> } | null;
}

export const beforeFollowing: Following = {
  phase: 'looking',
  order: null,
  renewal: null,
  working: null,
  done: null,
  codes: 0,
  failure: null,
};

/** The order shown to its customer. It is lost with the page. */
export const followingReducer = createReducer(beforeFollowing, (builder) => {
  builder
    .addCase(events.followAsked, (state, { payload: { kind } }) => {
      state.working = kind;
      state.done = null;
      state.failure = null;
    })
    .addCase(events.followAnswered, (state, { payload: { kind, order, renewal = null } }) => {
      state.working = null;
      state.done = kind;
      if (kind === 'send-code') state.codes += 1;
      if (order === undefined) return;
      state.order = order;
      state.renewal = renewal;
      state.phase = order === null && renewal === null ? 'proof' : 'open';
    })
    .addCase(events.followRefused, (state, { payload: { kind, message, fields, isAway } }) => {
      state.working = null;
      state.failure = { kind, message, fields };
      if (!isAway && state.phase !== 'looking') return;
      state.phase = 'proof';
      state.order = null;
      state.renewal = null;
    })
    .addCase(events.slotTaken, (state, { payload: { schedule } }) => {
      for (const day of state.order?.days ?? []) {
        if (day.date === schedule.date)
          day.periods = day.periods.filter((period) => period !== schedule.period);
      }
    })
    .addCase(events.followLeft, () => ({ ...beforeFollowing, phase: 'proof' as const }));
});
