import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Answers } from '../../src/funnel/fields/answer-values.ts';
import { noWish } from '../../src/funnel/plans/plan-wish.ts';
import type { StepResult } from '../../src/store/events.ts';
import * as events from '../../src/store/events.ts';
import { type RootState, rootReducer } from '../../src/store/root-reducer.ts';
import { coverageOf, paulista, today } from '../funnel/given.ts';

type Action = { type: string; payload?: unknown };

const arrival = {
  lead: null,
  noCoverageLead: null,
  migrationLead: null,
  tracking: {},
};

/** The store as the visitor's page holds it, without sagas: a test says itself what happens. */
export function openStore({ prefix = '', route = '/checkout/cep/' } = {}, wish = noWish) {
  const seen: Action[] = [];
  const note: Middleware<object, RootState> = () => (next) => (action) => {
    if (typeof action === 'object' && action !== null && 'type' in action)
      seen.push({ ...action, type: String(action.type) });
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    // A busy machine is slow, not wrong: their warnings about time are noise.
    middleware: (standard) =>
      standard({ immutableCheck: { warnAfter: 60_000 }, serializableCheck: { warnAfter: 60_000 } }).concat(
        note,
      ),
  });
  store.dispatch(
    events.visitBegan({ campaign: fileCampaigns.byPrefix(prefix), arrival: { ...arrival, wish }, today }),
  );
  store.dispatch(events.stepOpened({ route, face: 'pages' }));
  /** An answer of an earlier page. */
  const answer = (values: Answers) => {
    store.dispatch(events.answersAccepted({ values }));
    store.dispatch(events.stepOpened({ route, face: 'pages' }));
  };
  const find = (found: StepResult) =>
    store.dispatch(events.effectSucceeded({ step: 'cep', stamp: '-', result: found }));
  return {
    store,
    answer,
    find,
    ready: () => store.dispatch(events.visitBecameReady()),
    /** What happens to a page that is shown. */
    tell: (event: UnknownAction) => act(async () => void store.dispatch(event)),
    load: (data: Parameters<typeof events.resourceLoaded>[0]) => store.dispatch(events.resourceLoaded(data)),
    /** What the page reported, by the name of the event. */
    reported: (event: { type: string }) =>
      seen.filter(({ type }) => type === event.type).map(({ payload }) => payload),
  };
}

export type OpenStore = ReturnType<typeof openStore>;

/** A visitor at an address that is covered, with a choice of plans. */
export function openCovered(route: string, ...skus: string[]): OpenStore {
  const opened = openStore({ route });
  opened.answer({ cep: '01310100', number: '1000' });
  opened.find({ place: paulista, coverage: coverageOf(...skus) });
  opened.ready();
  return opened;
}

export const renderWith = ({ store }: Pick<OpenStore, 'store'>, children: ReactNode, path = '/') =>
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>,
  );
