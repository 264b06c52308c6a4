import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '../funnel/facts.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { steps } from '../funnel/steps/steps.ts';
import * as events from './events.ts';

export interface EffectsState {
  done: Partial<Record<StepId, string>>;
  failures: Partial<Record<StepId, Failure>>;
  /** One idempotency key per effect and stamp: a try with an unknown outcome is repeated under the same key. */
  keys: Partial<Record<StepId, { stamp: string; key: string }>>;
  running: StepId | null;
  /** The failure that is being retried. It stays until the retry ends, so that its message does not flicker. */
  unsaved: { step: StepId; failure: Failure } | null;
}

const none: EffectsState = { done: {}, failures: {}, keys: {}, running: null, unsaved: null };

/** Keeps the results of lookups and drops writes, which must run again. */
function keepLookups(done: EffectsState['done']): EffectsState['done'] {
  const isLookup = ([step]: [string, unknown]) =>
    Object.values<Step>(steps).some(({ id, effect }) => id === step && effect?.kind === 'lookup');
  return Object.fromEntries(Object.entries(done).filter(isLookup));
}

export const effectsReducer = createReducer(none, (builder) => {
  builder
    .addCase(events.visitRestored, (state, { payload }) => ({
      ...state,
      done: payload.done,
      keys: payload.keys,
    }))
    .addCase(events.effectStarted, (state, { payload: { step, stamp, key } }) => {
      state.running = step;
      state.keys[step] = { stamp, key };
    })
    .addCase(events.effectSucceeded, (state, { payload: { step, stamp, result } }) => {
      state.running = null;
      if (state.unsaved?.step === step) state.unsaved = null;
      Object.assign(state.done, result.settled, { [step]: stamp });
      delete state.failures[step];
      delete state.keys[step];
      if (result.undone) delete state.done[result.undone];
    })
    .addCase(events.placeFound, (state, { payload: { stamp } }) => {
      state.done.cep = stamp;
      delete state.failures.cep;
    })
    .addCase(events.effectFailed, (state, { payload: { step, failure } }) => {
      state.running = null;
      state.failures[step] = failure;
      if (failure.final) delete state.keys[step];
      state.unsaved = failure.final ? null : { step, failure };
    })
    .addCase(events.effectDropped, (state) => {
      state.running = null;
    })
    .addCase(events.effectOutdated, (state, { payload }) => {
      delete state.done[payload.step];
    })
    .addCase(events.leadSettled, (state, { payload }) => {
      Object.assign(state.done, payload);
    })
    .addCase(events.leadLapsed, ({ done }) => ({ ...none, done: keepLookups(done) }))
    .addMatcher(isAnyOf(events.effectsRetried, events.accessGranted), (state) => {
      state.failures = Object.fromEntries(
        Object.entries(state.failures).filter(([, failure]) => failure.final),
      );
    })
    .addMatcher(isAnyOf(events.tryAgainAsked, events.anotherOrderWanted, events.answersAccepted), (state) => {
      state.failures = {};
    })
    .addMatcher(isAnyOf(events.ownAnswersDropped, events.leadForgotten, events.startedOver), () => none);
});
