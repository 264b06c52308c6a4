import type { Failure } from '../funnel/facts.ts';
import type { Step } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { steps } from '../funnel/steps.ts';
import { createReducer } from './create-reducer.ts';
import { placeFound } from './enquiry-events.ts';
import {
  accessGranted,
  answersAccepted,
  effectDropped,
  effectFailed,
  effectOutdated,
  effectStarted,
  effectSucceeded,
  effectsRetried,
  leadForgotten,
  leadLapsed,
  leadSettled,
  ownAnswersDropped,
  resumeDeclined,
  tryAgainAsked,
  visitRestored,
} from './events.ts';

export interface EffectsState {
  done: Partial<Record<StepId, string>>;
  failures: Partial<Record<StepId, Failure>>;
  /** One key per thing to be done: a try whose outcome is unknown is repeated under the same one. */
  keys: Partial<Record<StepId, { stamp: string; key: string }>>;
  running: StepId | null;
  /** What failed and is tried again: remembered while it is, so that what is said of it stands still. */
  unsaved: { step: StepId; failure: Failure } | null;
}

const none: EffectsState = { done: {}, failures: {}, keys: {}, running: null, unsaved: null };

/** Gone, not left behind as an empty place that a later look over all entries would stumble on. */
function without<Value>(record: Partial<Record<StepId, Value>>, step: StepId): typeof record {
  const { [step]: _gone, ...rest } = record;
  return rest;
}

const triedAgain = (state: EffectsState): EffectsState => ({
  ...state,
  failures: Object.fromEntries(Object.entries(state.failures).filter(([, failure]) => failure.final)),
});

/** What was only asked is known still; what was written is to be written again. */
function foundOut(done: EffectsState['done']): EffectsState['done'] {
  const isLookup = ([step]: [string, unknown]) =>
    Object.values<Step>(steps).some(({ id, effect }) => id === step && effect?.kind === 'lookup');
  return Object.fromEntries(Object.entries(done).filter(isLookup));
}

export const effects = createReducer(none, (builder) =>
  builder
    .addCase(visitRestored, (state, { payload }) => ({ ...state, done: payload.done, keys: payload.keys }))
    .addCase(effectStarted, (state, { payload: { step, stamp, key } }) => ({
      ...state,
      running: step,
      keys: { ...state.keys, [step]: { stamp, key } },
    }))
    .addCase(effectSucceeded, (state, { payload: { step, stamp, found } }) => ({
      running: null,
      unsaved: state.unsaved?.step === step ? null : state.unsaved,
      done: { ...state.done, ...found.settled, [step]: stamp },
      failures: without(state.failures, step),
      keys: without(state.keys, step),
    }))
    .addCase(placeFound, (state, { payload: { stamp } }) => ({
      ...state,
      done: { ...state.done, cep: stamp },
      failures: without(state.failures, 'cep'),
    }))
    .addCase(effectFailed, (state, { payload: { step, failure } }) => ({
      ...state,
      running: null,
      failures: { ...state.failures, [step]: failure },
      keys: failure.final ? without(state.keys, step) : state.keys,
      unsaved: failure.final ? null : { step, failure },
    }))
    .addCase(effectDropped, (state) => ({ ...state, running: null }))
    .addCase(effectsRetried, triedAgain)
    .addCase(tryAgainAsked, (state) => ({ ...state, failures: {} }))
    .addCase(effectOutdated, (state, { payload }) => ({ ...state, done: without(state.done, payload.step) }))
    .addCase(accessGranted, triedAgain)
    .addCase(answersAccepted, (state) => ({ ...state, failures: {} }))
    .addCase(leadSettled, (state, { payload }) => ({ ...state, done: { ...state.done, ...payload } }))
    .addCase(ownAnswersDropped, () => none)
    .addCase(leadLapsed, ({ done }) => ({ ...none, done: foundOut(done) }))
    .addCase(leadForgotten, () => none)
    .addCase(resumeDeclined, () => none),
);
