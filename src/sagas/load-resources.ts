import type { CallResult } from '../api/call-result.ts';
import { getBanks, getDueDates, getInstallationDays } from '../contract/calls/catalogue.ts';
import { getComplementTypes } from '../contract/calls/coverage.ts';
import type { ResourceName, Step } from '../funnel/step.ts';
import { stepOf } from '../funnel/steps.ts';
import { resourceFailed, resourceLoaded } from '../store/events.ts';
import type { ResourceData } from '../store/resource-data.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectJourney, selectStepsShown, selectWalk } from '../store/selectors.ts';
import { put, type Saga, select, takeAny, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

type Loaded = CallResult<Partial<ResourceData>>;
type Loader = (surroundings: Surroundings) => Saga<Loaded>;

const kept = <Value>(result: CallResult<Value>, from: (value: Value) => Partial<ResourceData>): Loaded =>
  result.ok ? { ok: true, value: from(result.value) } : result;

const loaders: Record<ResourceName, Loader> = {
  *banks({ client }) {
    return kept(yield* wait(() => client.call(getBanks, {})), ({ banks }) => ({ banks }));
  },
  *dueDates({ client }) {
    return kept(yield* wait(() => client.call(getDueDates, {})), ({ due_dates }) => ({
      dueDates: due_dates,
    }));
  },
  *installationDays({ client }) {
    const cep = yield* select((state: RootState) => state.answers.values.cep);
    return kept(yield* wait(() => client.call(getInstallationDays, { query: { cep } })), ({ days }) => ({
      installationDays: days,
    }));
  },
  *complementTypes({ client }) {
    const infra = yield* select((state: RootState) => state.findings.coverage?.infra);
    if (!infra?.structured_complement) return { ok: true, value: { complementTypes: [] } };
    const result = yield* wait(() => client.call(getComplementTypes, { query: { infraco: infra.infraco } }));
    return kept(result, ({ complementTypes }) => ({ complementTypes }));
  },
};

/** How many steps ahead a list is fetched: far enough for steps that are skipped or ask nothing. */
const ahead = 8;

/** The step shown, the step the walk waits at, and those behind it. */
const selectNear = (state: RootState): readonly Step[] => {
  const journey = selectJourney(state).steps;
  const { current } = selectWalk(state);
  const place = journey.indexOf(current.step.id);
  return [...selectStepsShown(state), ...journey.slice(place, place + ahead).map(stepOf)];
};

const selectMissing = (state: RootState): ResourceName | null => {
  if (state.visit.phase !== 'ready' || state.resources.failure !== null) return null;
  const needed = selectNear(state).flatMap(({ needs }) => needs);
  const isKnown = (name: ResourceName) =>
    state.resources[name] !== null || (name === 'complementTypes' && state.findings.coverage === null);
  return needed.find((name) => !isKnown(name)) ?? null;
};

/** Fetches the lists that a step chooses from before the visitor gets there. */
export function* loadResources(surroundings: Surroundings): Saga {
  while (true) {
    const missing = yield* select(selectMissing);
    if (missing === null) {
      yield* takeAny();
      yield* wait(surroundings.afterPaint);
      continue;
    }
    const result = yield* loaders[missing](surroundings);
    yield* put(
      result.ok ? resourceLoaded(result.value) : resourceFailed({ message: result.failure.message }),
    );
  }
}
