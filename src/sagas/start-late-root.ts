import type { CallFailure } from '../api/call-result.ts';
import type { Advice } from '../funnel/facts.ts';
import { addressSearchRefused } from '../store/address-search.ts';
import * as events from '../store/events.ts';
import { personRefused } from '../store/person.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectIsUnderWay } from '../store/selectors.ts';
import { selectNext } from './effects/select-next.ts';
import { loadFailure } from './load-failure.ts';
import type { StoredVisitSources } from './resuming/resume-earlier-visit.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, put, race, type Saga, select, take } from './typed-effects.ts';
import { waitUntil } from './wait-until.ts';

let come: typeof import('./late-root.ts') | undefined;

export const loadLateRoot = async () => {
  come = await import('./late-root.ts');
  return come;
};

/** Milliseconds before loading is retried. */
const retryAfter = 5000;

const selectAskedHelp = ({ help }: RootState) =>
  events.helpKinds.filter((kind) => help[kind].kind === 'asked');

/** Whether something is due that only the late root can do. */
const selectIsAsked = (state: RootState): boolean =>
  selectNext(state) !== null ||
  selectAskedHelp(state).length > 0 ||
  state.regulations.kind === 'asked' ||
  state.person.asking !== null ||
  state.addressSearch.result.kind === 'asked';

/** Twice, so that a page whose files are gone is reloaded. */
const load = () => loadLateRoot().catch(loadLateRoot).catch(loadFailure);

/**
 * Loads the late root once something is due there and passes the earlier visit on. Without a connection, pending
 * requests fail.
 */
export function* startLateRoot(earlier: StoredVisitSources | null, dependencies: SagaDependencies): Saga {
  if (earlier === null)
    yield* waitUntil(
      (state) =>
        selectIsUnderWay(state) ||
        selectIsAsked(state) ||
        state.misunderstandings.staffNotes.length > 0 ||
        state.understanding.asked !== null,
    );
  let rest = earlier;
  // At once if it has come: what it is started for goes out before anything is drawn.
  let loaded = come ?? (yield* call(load));
  while ('failure' in loaded) {
    const { failure } = loaded;
    yield* failWhatIsAsked(failure);
    // The stored visit must not be overwritten by a new one only because a chunk failed to load.
    if (rest !== null) yield* put(events.linkFailed({ message: failure.message, mayRetry: true }));
    const { over } = yield* race({
      over: take(events.startedOver),
      asked: waitUntil(selectIsAsked),
      again: take([events.connectionRestored, events.tryAgainAsked]),
      later: call(() => dependencies.pause(retryAfter)),
    });
    if (over) rest = null;
    loaded = yield* call(load);
    if (rest !== null && 'lateRoot' in loaded) yield* put(events.visitPaused());
  }
  yield* loaded.lateRoot(rest, dependencies);
}

function* failWhatIsAsked(reason: CallFailure): Saga {
  const { message } = reason;
  // Only the connection is the visitor's to check.
  const advice: Advice = reason.kind === 'network' ? 'connection' : 'server';
  const next = yield* select(selectNext);
  if (next !== null) {
    const failure = { stamp: next.stamp, message, final: false, advice };
    yield* put(events.effectFailed({ step: next.step.id, failure, messages: {} }));
  }
  for (const kind of yield* select(selectAskedHelp)) yield* put(events.helpRefused({ kind, message }));
  if ((yield* select(({ regulations }) => regulations.kind)) === 'asked')
    yield* put(events.regulationsFailed({ message }));
  if ((yield* select(({ person }) => person.asking)) !== null) yield* put(personRefused({ message }));
  if ((yield* select(({ addressSearch }) => addressSearch.result.kind)) === 'asked')
    yield* put(addressSearchRefused({ message }));
}
