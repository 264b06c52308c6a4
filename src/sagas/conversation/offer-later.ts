import { minuteMs } from '../../brazil/durations.ts';
import { laterOffered } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** Milliseconds without a key, a tap or an answer. */
const silence = 10 * minuteMs;

/** Something is begun that a link leads back to. */
const selectMayLeave = (state: RootState): boolean =>
  state.visit.phase === 'ready' &&
  state.device.later === 'open' &&
  state.lead.id !== null &&
  (state.answers.values.phone !== undefined || state.answers.onFile.phone !== undefined) &&
  selectFacts(state).order === null;

/** Offers the link to oneself after ten minutes of silence; whoever types is not silent. */
export function* offerLater({ now, waitUntilTime, lastActivityAt }: SagaDependencies): Saga {
  while (true) {
    yield* waitUntil(selectMayLeave);
    yield* untilSilent({ now, waitUntilTime, lastActivityAt });
    if (yield* select(selectMayLeave)) yield* put(laterOffered());
  }
}

/** One timer after the other: each looks how long ago the last sign was. */
function* untilSilent({
  now,
  waitUntilTime,
  lastActivityAt,
}: Pick<SagaDependencies, 'now' | 'waitUntilTime' | 'lastActivityAt'>): Saga {
  yield* call(lastActivityAt);
  let until = now() + silence;
  while (until > now()) {
    const moment = until;
    yield* call(() => waitUntilTime(moment));
    until = (yield* call(lastActivityAt)) + silence;
  }
}
