import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Answers, FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import { fields, isFieldName } from '../funnel/fields/fields.ts';
import { givenValues } from '../funnel/fields/given-values.ts';
import { steps } from '../funnel/steps/steps.ts';
import type { HelpKind, Messages } from './events.ts';
import * as events from './events.ts';

export interface AnswersState {
  values: Answers;
  onFile: Partial<Record<FieldName, string>>;
  refused: Messages;
  /** Input values kept when the visitor switches between conversation and form, or understood but not confirmed yet. */
  draft: RawValues | null;
  /** Fields typed before a reload that may not be stored: the visitor enters them again. */
  lost: readonly FieldName[];
  /** The words of the consent, if it was given in words. */
  said?: string | undefined;
}

const none: AnswersState = { values: {}, onFile: {}, refused: {}, draft: null, lost: [] };

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = <Value extends object>(record: Value, names: readonly string[]): Value => ({
  ...record,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});

/** Changing an answer revokes the consent, since the order is no longer the one agreed to. */
const agreement: FieldName = 'accept_information';

/** Answers that a granted help request makes void. */
const answersOver: Partial<Record<HelpKind, readonly FieldName[]>> = {
  withdrawal: ['accept_contact'],
  code: ['code'],
};

/** Stores new answers and drops those they make stale. */
function accept(state: AnswersState, given: Answers): AnswersState {
  const names = Object.keys(given).filter(isFieldName);
  const changed = names.filter((name) => !isEqual(state.values[name], given[name]));
  // A first answer makes nothing stale: a flat may be told before the number of its building.
  const replaced = changed.filter((name) => state.values[name] !== undefined || state.onFile[name]);
  const stale = [
    ...replaced.flatMap((name) => fields[name].clears),
    ...(changed.length > 0 ? [agreement] : []),
  ].filter((name) => !names.includes(name));
  return {
    ...state,
    values: { ...without(state.values, stale), ...given },
    onFile: without(state.onFile, [...names, ...stale]),
    refused: without(state.refused, names),
    draft: draftWithout(state.draft, names, given),
    lost: state.lost.filter((name) => !names.includes(name)),
  };
}

/** The draft without the inputs of the fields just answered; the rest is kept. */
function draftWithout(
  draft: RawValues | null,
  names: readonly FieldName[],
  given: Answers,
): RawValues | null {
  const settled = names.flatMap((name) => inputsOf(name, given));
  const rest = Object.entries(draft ?? {}).filter(([input]) => !settled.includes(input));
  return rest.length === 0 ? null : Object.fromEntries(rest);
}

/** Names of the inputs that an answer is read from. */
const inputsOf = (name: FieldName, given: Answers): string[] => [
  name,
  ...Object.keys(givenValues(name, given)),
];

/** Turns answers back into typed input, which only the visitor sends again. */
const takeBack = (state: AnswersState, names: readonly FieldName[]): AnswersState => ({
  ...state,
  values: without(state.values, names),
  draft: Object.assign({}, state.draft, ...names.map((name) => givenValues(name, state.values))),
});

/** Unsent answers of this tab win over the lead's, and drop the lead's answers that they make stale. */
function newest(own: Answers, theirs: Answers): Answers {
  const names = Object.keys(own).filter(isFieldName);
  const answered = names.filter((name) => own[name] !== undefined);
  const changed = answered.filter((name) => !isEqual(own[name], theirs[name]));
  const stale = changed.flatMap((name) => fields[name].clears);
  return { ...without(theirs, stale), ...Object.fromEntries(answered.map((name) => [name, own[name]])) };
}

export const answersReducer = createReducer(none, (builder) => {
  builder
    .addCase(events.visitRestored, (state, { payload }) => ({
      ...state,
      values: payload.answers,
      draft: payload.draft ?? null,
      lost: payload.lost ?? [],
    }))
    .addCase(events.answersSubmitted, (state, { payload }) => {
      state.said = payload.said;
    })
    .addCase(events.answersRefused, (state, { payload }) => ({ ...state, refused: payload.messages }))
    .addCase(events.messageReplied, (state) => {
      state.refused = {};
    })
    .addCase(events.draftKept, (state, { payload: { raw, corrected = [] } }) => ({
      ...state,
      draft: raw,
      refused: without(state.refused, corrected),
    }))
    .addCase(events.effectFailed, (state, { payload: { messages, takenBack = [] } }) => ({
      ...(takenBack.length === 0 ? state : takeBack(state, takenBack)),
      refused: { ...state.refused, ...messages },
    }))
    .addCase(events.effectSucceeded, (state, { payload }) => {
      const { risk, undone } = payload.result;
      if (risk) delete state.values.quiz;
      if (undone) state.onFile = without(state.onFile, steps[undone].fields);
    })
    .addCase(events.leadLoaded, (state, { payload }) => ({
      ...state,
      values: newest(state.values, payload.answers),
      onFile: payload.onFile,
    }))
    .addCase(events.renewalForgotten, (state) => accept(state, { idPlan: undefined }))
    .addCase(events.helpGranted, (state, { payload: { kind } }) => {
      const over = answersOver[kind] ?? [];
      return {
        ...state,
        values: without(state.values, over),
        refused: without(state.refused, over),
        draft: draftWithout(state.draft, over, {}),
      };
    })
    .addMatcher(isAnyOf(events.answersAccepted, events.placeFound), (state, { payload }) =>
      accept(state, payload.values),
    )
    .addMatcher(isAnyOf(events.ownAnswersDropped, events.leadForgotten, events.startedOver), () => none);
});
