import type { ResourceName } from '../funnel/step.ts';
import { createReducer } from './create-reducer.ts';
import {
  connectionRestored,
  effectSucceeded,
  effectsRetried,
  leadLoaded,
  resourceAsked,
  resourceFailed,
  resourceLoaded,
  stepOpened,
  tryAgainAsked,
} from './events.ts';
import type { ResourceData, ResourceFailure } from './resource-data.ts';

export type ResourcesState = { [Name in keyof ResourceData]: ResourceData[Name] | null } & {
  /** What did not come, each by itself: one list that fails holds back no other. */
  failures: Partial<Record<ResourceName, ResourceFailure>>;
};

const none: ResourcesState = {
  banks: null,
  dueDates: null,
  installationDays: null,
  complementTypes: null,
  failures: {},
};

const askedAgain = (state: ResourcesState): ResourcesState =>
  Object.keys(state.failures).length === 0 ? state : { ...state, failures: {} };

/** Lists that another address may change. */
const elsewhere = (state: ResourcesState): ResourcesState => ({
  ...state,
  installationDays: null,
  complementTypes: null,
  failures: {},
});

export const resources = createReducer(none, (builder) =>
  builder
    .addCase(resourceLoaded, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(resourceFailed, (state, { payload: { name, failure } }) => ({
      ...state,
      failures: { ...state.failures, [name]: failure },
    }))
    .addCase(resourceAsked, (state, { payload: { name } }) => {
      const { [name]: _gone, ...failures } = state.failures;
      return { ...state, [name]: null, failures };
    })
    .addCase(stepOpened, askedAgain)
    .addCase(tryAgainAsked, askedAgain)
    .addCase(effectsRetried, askedAgain)
    .addCase(connectionRestored, askedAgain)
    .addCase(effectSucceeded, (state, { payload }) => (payload.found.coverage ? elsewhere(state) : state))
    .addCase(leadLoaded, elsewhere),
);
