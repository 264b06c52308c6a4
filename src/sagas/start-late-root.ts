import { networkText } from '../api/network-text.ts';
import { addressSearchRefused } from '../store/address-search.ts';
import {
  connectionRestored,
  effectFailed,
  helpKinds,
  helpRefused,
  regulationsFailed,
  tryAgainAsked,
  visitBecameReady,
} from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectIsUnderWay } from '../store/selectors.ts';
import { selectNext } from './effects/next-effect.ts';
import type { Earlier } from './resuming/earlier-visit.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, put, race, type Saga, select, take } from './typed-effects.ts';
import { waitUntil } from './wait-until.ts';

export const loadLateRoot = () => import('./late-root.ts');

/** Milliseconds until it is loaded once more by itself. */
const retryAfter = 5000;

const selectAskedHelp = ({ help }: RootState) => helpKinds.filter((kind) => help[kind].kind === 'asked');

/** Something that only the late root can do. */
const selectIsAsked = (state: RootState): boolean =>
  selectNext(state) !== null ||
  selectAskedHelp(state).length > 0 ||
  state.regulations.kind === 'asked' ||
  state.addressSearch.result.kind === 'asked';

/** Loads the late root once something is due there, and hands over an earlier visit. Without a line, what is asked fails. */
export function* startLateRoot(earlier: Earlier | null, dependencies: SagaDependencies): Saga {
  if (earlier === null) yield* waitUntil((state) => selectIsUnderWay(state) || selectIsAsked(state));
  let loaded = yield* call(() => loadLateRoot().catch(() => null));
  if (loaded === null && earlier !== null) yield* put(visitBecameReady());
  const rest = loaded === null ? null : earlier;
  while (loaded === null) {
    yield* failWhatIsAsked();
    yield* race({
      asked: waitUntil(selectIsAsked),
      again: take([connectionRestored, tryAgainAsked]),
      later: call(() => dependencies.pause(retryAfter)),
    });
    loaded = yield* call(() => loadLateRoot().catch(() => null));
  }
  yield* loaded.lateRoot(rest, dependencies);
}

function* failWhatIsAsked(): Saga {
  const next = yield* select(selectNext);
  const message = networkText;
  if (next !== null) {
    const failure = { stamp: next.stamp, message, final: false, advice: 'connection' as const };
    yield* put(effectFailed({ step: next.step.id, failure, messages: {} }));
  }
  for (const kind of yield* select(selectAskedHelp)) yield* put(helpRefused({ kind, message }));
  if ((yield* select(({ regulations }) => regulations.kind)) === 'asked')
    yield* put(regulationsFailed({ message }));
  if ((yield* select(({ addressSearch }) => addressSearch.result.kind)) === 'asked')
    yield* put(addressSearchRefused({ message }));
}
