import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { callPanel, type PanelProblem } from './call-panel.ts';
import { newKey } from './new-key.ts';

/** What a call reads and a change makes stale. A view adds its own. */
export const panelTags = [
  'session',
  'audit',
  'operators',
  'queues',
  'visits',
  'capacity',
  'imports',
  'catalogue',
  'publications',
  'orders',
  'savedViews',
  'recovery',
] as const;

/** Each view adds its calls by `injectEndpoints`, in its own folder. */
export const panelApi = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<PanelProblem>(),
  tagTypes: panelTags,
  endpoints: () => ({}),
});

type Outcome<E extends Endpoint> = { data: ResponseOf<E> } | { error: PanelProblem };

/** A question of the contract, as `build.query(asks(listOrders))`. */
export const asks = <E extends Endpoint>(endpoint: E) => ({
  queryFn: (input: InputOf<E>, { signal }: { signal: AbortSignal }): Promise<Outcome<E>> =>
    callPanel(endpoint, input, { signal }),
});

/** A change, as `build.mutation(changes(addNote))`. What a broken line left open is asked again under its own key: it takes effect once. */
export const changes = <E extends Endpoint>(endpoint: E) => {
  let open: { asked: string; key: string } | null = null;
  return {
    queryFn: async (input: InputOf<E> & { readonly version?: number }): Promise<Outcome<E>> => {
      const { version } = input;
      const asked = JSON.stringify(input);
      open = open?.asked === asked ? open : { asked, key: newKey() };
      const outcome = await callPanel(endpoint, input, {
        key: open.key,
        ...(version === undefined ? {} : { version }),
      });
      // Nobody knows whether a change took effect whose answer did not come.
      const isOpen = 'error' in outcome && (outcome.error.status ?? 500) >= 500;
      if (!isOpen) open = null;
      return outcome;
    },
  };
};
