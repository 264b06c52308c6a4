import { createReducer } from './create-reducer.ts';
import { resourceFailed, resourceLoaded } from './events.ts';
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

export const resources = createReducer(none, (builder) =>
  builder
    .addCase(resourceLoaded, (state, { payload }) => ({ ...state, ...payload, failure: null }))
    .addCase(resourceFailed, (state, { payload }) => ({ ...state, failure: payload.message })),
);
