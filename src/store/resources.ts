import { createReducer } from './create-reducer.ts';
import {
  connectionRestored,
  effectSucceeded,
  effectsRetried,
  leadLoaded,
  resourceFailed,
  resourceLoaded,
  tryAgainAsked,
} from './events.ts';
import type { ResourceData } from './resource-data.ts';

export type ResourcesState = { [Name in keyof ResourceData]: ResourceData[Name] | null } & {
  failure: string | null;
};

const none: ResourcesState = {
  banks: null,
  dueDates: null,
  installationDays: null,
  complementTypes: null,
  failure: null,
};

const askedAgain = (state: ResourcesState): ResourcesState =>
  state.failure === null ? state : { ...state, failure: null };

/** Lists that another address may change. */
const elsewhere = (state: ResourcesState): ResourcesState => ({
  ...state,
  installationDays: null,
  complementTypes: null,
});

export const resources = createReducer(none, (builder) =>
  builder
    .addCase(resourceLoaded, (state, { payload }) => ({ ...state, ...payload, failure: null }))
    .addCase(resourceFailed, (state, { payload }) => ({ ...state, failure: payload.message }))
    .addCase(tryAgainAsked, askedAgain)
    .addCase(effectsRetried, askedAgain)
    .addCase(connectionRestored, askedAgain)
    .addCase(effectSucceeded, (state, { payload }) => (payload.found.coverage ? elsewhere(state) : state))
    .addCase(leadLoaded, elsewhere),
);
