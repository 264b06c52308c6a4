import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { keyKeeper } from '../../contract/key-keeper.ts';
import { newKey } from '../../contract/new-key.ts';
import { callPanel, type PanelProblem } from './call-panel.ts';

/** Cache tags: queries provide them, mutations invalidate them. */
const panelTags = [
  'session',
  'ownSessions',
  'operators',
  'queues',
  'visits',
  'capacity',
  'imports',
  'catalogue',
  'publications',
  'leads',
  'orders',
  'renewals',
  'savedViews',
  'recovery',
  'conversations',
  'teaching',
  'deliveries',
  'apiKeys',
  'receivers',
] as const;

export type PanelTag = (typeof panelTags)[number];

/** The RTK Query API; views add their endpoints by `injectEndpoints`. */
export const panelApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<PanelProblem>(),
  tagTypes: panelTags,
  // Others work on the same records: a view opened again shows what it had, and asks for what is true now.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

type Outcome<E extends Endpoint> = { data: ResponseOf<E> } | { error: PanelProblem };

/** Builds a query of the contract: `build.query(asks(listOrders, 'orders'))`. */
export const asks = <E extends Endpoint>(endpoint: E, ...providesTags: PanelTag[]) => ({
  providesTags,
  queryFn: (input: InputOf<E>, { signal }: { signal: AbortSignal }): Promise<Outcome<E>> =>
    callPanel(endpoint, input, { signal }),
});

/**
 * Builds a mutation of the contract: `build.mutation(changes(addNote, 'orders'))`. An unchanged retry after a failure reuses
 * the idempotency key.
 */
export const changes = <E extends Endpoint>(endpoint: E, ...invalidatesTags: PanelTag[]) => {
  const keys = keyKeeper(() => newKey(crypto));
  return {
    invalidatesTags,
    queryFn: async (input: InputOf<E> & { readonly version?: number }): Promise<Outcome<E>> => {
      const { version } = input;
      const outcome = await callPanel(endpoint, input, {
        key: keys.of(input),
        ...(version === undefined ? {} : { version }),
      });
      // Without a response the change may have been made, so its key is kept for a retry.
      const isOpen = 'error' in outcome && (outcome.error.status ?? 500) >= 500;
      if (!isOpen) keys.settle();
      return outcome;
    },
  };
};
