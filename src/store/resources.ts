import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { ResourceName } from '../funnel/steps/step.ts';
import * as events from './events.ts';
import type { ResourceData, ResourceFailure } from './resource-data.ts';

type ResourcesState = { [Name in keyof ResourceData]: ResourceData[Name] | null } & {
  /** One failure per list: a failed list does not block the others. */
  failures: Partial<Record<ResourceName, ResourceFailure>>;
};

const none: ResourcesState = {
  banks: null,
  dueDates: null,
  installationDays: null,
  complementTypes: null,
  failures: {},
};

/** Lists that depend on the address. */
const ofAddress = { installationDays: null, complementTypes: null, failures: {} };

export const resourcesReducer = createReducer(none, (builder) => {
  builder
    .addCase(events.resourceLoaded, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(events.resourceFailed, (state, { payload: { name, failure } }) => {
      state.failures[name] = failure;
    })
    .addCase(events.resourceAsked, (state, { payload: { name } }) => {
      state[name] = null;
      delete state.failures[name];
    })
    .addCase(events.effectSucceeded, (state, { payload }) => {
      if (payload.result.coverage) Object.assign(state, ofAddress);
    })
    .addCase(events.leadLoaded, (state) => {
      Object.assign(state, ofAddress);
    })
    .addMatcher(
      isAnyOf(events.stepOpened, events.tryAgainAsked, events.effectsRetried, events.connectionRestored),
      (state) => {
        state.failures = {};
      },
    );
});
