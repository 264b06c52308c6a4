import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { LeadView } from '../contract/lead/lead-view.ts';
import * as events from './events.ts';

/** Access to the record of a link, or of this tab's lead. */
interface AccessState {
  /** The public part of the lead that a link points to. */
  link: LeadView | null;
  /** `isLost`: access to the open lead ended in the meantime. */
  proof: { busy: boolean; message: string | null; isLost: boolean };
  /** Why the record of a link could not be loaded. */
  linkFailure: { message: string; mayRetry: boolean } | null;
}

const unproven = { busy: false, message: null, isLost: false };

const none: AccessState = { link: null, proof: unproven, linkFailure: null };

export const accessReducer = createReducer(none, (builder) => {
  builder
    .addCase(events.startedOver, (state) => ({ ...state, link: null, proof: unproven }))
    .addCase(events.lockedLeadFound, (state, { payload: link }) => ({ ...state, link }))
    .addCase(events.linkFailed, (state, { payload }) => {
      state.linkFailure = payload;
    })
    .addCase(events.accessLost, (state) => {
      state.proof = { ...unproven, isLost: true };
    })
    .addCase(events.phoneEndingGiven, (state) => {
      state.proof.busy = true;
      state.proof.message = null;
    })
    .addCase(events.phoneEndingRefused, (state, { payload }) => {
      state.proof.busy = false;
      state.proof.message = payload.message;
    })
    .addMatcher(isAnyOf(events.visitBecameReady, events.accessGranted), (state) => {
      state.proof = unproven;
    });
});
