import { adviceFor, type CallResult, mapResult } from '../api/call-result.ts';
import { errorTexts } from '../api/error-texts.ts';
import { failed } from '../api/failed.ts';
import { getBanks, getDueDates, getInstallationDays } from '../contract/calls/catalogue.ts';
import { getComplementTypes } from '../contract/calls/coverage.ts';
import { offeredDays } from '../contract/offered-days.ts';
import type { ResourceName, Step } from '../funnel/steps/step.ts';
import { stepOf } from '../funnel/steps/steps.ts';
import { resourceFailed, resourceLoaded } from '../store/events.ts';
import type { ResourceData } from '../store/resource-data.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectJourney, selectStepsShown, selectWalk } from '../store/selectors.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { takeLeadingDue } from './take-leading-due.ts';
import { call, put, race, type Saga, select } from './typed-effects.ts';
import { waitUntil } from './wait-until.ts';

type Loaded = CallResult<Partial<ResourceData>>;
/** What a list depends on in the state. When that changes, a reply under way is dropped. */
type About = string | undefined;

interface Loader {
  about: (state: RootState) => About;
  load: (dependencies: SagaDependencies, about: About) => Promise<Loaded>;
}

const nothing = () => undefined;

/** An empty list counts as a failure, since there is nothing to choose from. */
const unlessEmpty = (loaded: Loaded, empty: string): Loaded =>
  loaded.ok && Object.values(loaded.value).every(({ length }) => length === 0)
    ? failed('empty', empty)
    : loaded;

/** Hosts without this call (404) get the usual days, computed from the date. */
const orUsual = (loaded: Loaded, usual: Partial<ResourceData>): Loaded =>
  !loaded.ok && loaded.failure.status === 404 ? { ok: true, value: usual } : loaded;

const loaders: Record<ResourceName, Loader> = {
  banks: {
    about: nothing,
    load: async ({ client }) => {
      const list = mapResult(await client.call(getBanks, {}), ({ banks }) => ({ banks }));
      return unlessEmpty(list, errorTexts.emptyOf.banks);
    },
  },
  dueDates: {
    about: nothing,
    load: async ({ client }) => {
      const result = await client.call(getDueDates, {});
      const list = mapResult(result, ({ due_dates }) => ({ dueDates: due_dates }));
      return unlessEmpty(list, errorTexts.empty);
    },
  },
  installationDays: {
    about: ({ answers }) => answers.values.cep,
    load: async ({ client, today }, cep) => {
      const result = await client.call(getInstallationDays, { query: { cep } });
      const list = mapResult(result, ({ days }) => ({ installationDays: days }));
      return orUsual(list, { installationDays: offeredDays(today()) });
    },
  },
  complementTypes: {
    about: ({ stepResults: { coverage } }) =>
      coverage?.infra?.structured_complement ? coverage.infra.infraco : undefined,
    load: async ({ client }, infraco) => {
      if (infraco === undefined) return { ok: true, value: { complementTypes: [] } };
      const result = await client.call(getComplementTypes, { query: { infraco } });
      return mapResult(result, ({ complementTypes }) => ({ complementTypes }));
    },
  },
};

/** How many steps ahead a list is loaded. Some of these steps are skipped or ask nothing. */
const ahead = 8;

/** The steps shown, the current step of the walk and the next ones. */
const selectNear = (state: RootState): readonly Step[] => {
  const journey = selectJourney(state).steps;
  const { current } = selectWalk(state);
  const place = journey.indexOf(current.step.id);
  return [...selectStepsShown(state), ...journey.slice(place, place + ahead).map(stepOf)];
};

const isMissing = (state: RootState, name: ResourceName): boolean => {
  const { visit, resources, stepResults } = state;
  if (visit.phase !== 'ready' || resources.failures[name] !== undefined || resources[name] !== null)
    return false;
  if (name === 'complementTypes' && stepResults.coverage === null) return false;
  return selectNear(state).some(({ needs }) => needs.includes(name));
};

const names: readonly ResourceName[] = ['banks', 'dueDates', 'installationDays', 'complementTypes'];

/** Preloads the lists that upcoming steps need. */
export function* loadResources(dependencies: SagaDependencies): Saga {
  // takeLeading per list: each is loaded once, lists do not wait for each other.
  for (const name of names)
    yield* takeLeadingDue(
      (state) => (isMissing(state, name) ? name : null),
      () => load(name, dependencies),
    );
}

function* load(name: ResourceName, dependencies: SagaDependencies): Saga {
  // The next question is painted first.
  yield* call(dependencies.afterPaint);
  const loader = loaders[name];
  const about = yield* select(loader.about);
  const { result } = yield* race({
    result: call(() => loader.load(dependencies, about)),
    outdated: waitUntil((state) => loader.about(state) !== about),
  });
  if (result === undefined) return;
  if (result.ok) return yield* put(resourceLoaded(result.value));
  const { message } = result.failure;
  yield* put(resourceFailed({ name, failure: { message, ...adviceFor(result.failure) } }));
}
