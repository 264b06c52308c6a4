import { minuteMs } from '../../brazil/durations.ts';
import { laterOffered } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** Idle time in milliseconds: no key, tap or answer. */
const silence = 10 * minuteMs;

/** A lead with a phone and no order yet: the link to it can be sent. */
const selectMayLeave = (state: RootState): boolean =>
  state.visit.phase === 'ready' &&
  state.continueLater === 'open' &&
  state.lead.id !== null &&
  (state.answers.values.phone !== undefined || state.answers.onFile.phone !== undefined) &&
  selectFacts(state).order === null;

/** Offers to send the link to continue later after ten idle minutes. Typing counts as activity. */
export function* offerLater({ now, waitUntilTime, lastActivityAt }: SagaDependencies): Saga {
  while (true) {
    yield* waitUntil(selectMayLeave);
    yield* untilSilent({ now, waitUntilTime, lastActivityAt });
    if (yield* select(selectMayLeave)) yield* put(laterOffered());
  }
}

/** Starts one timer after the other, since activity during a timer moves the end of the idle time. */
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
