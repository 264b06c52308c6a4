import { type CallResult, isFinal } from '../../api/call-result.ts';
import { minuteMs } from '../../brazil/durations.ts';
import { contractWords } from '../../content/screens/contract.ts';
import { getNoCoverageLead } from '../../contract/calls/coverage.ts';
import { getRenewal } from '../../contract/calls/renewals.ts';
import { idleMinutes } from '../../contract/idle-minutes.ts';
import { problemCodes } from '../../contract/problem.ts';
import {
  accessGranted,
  accessLost,
  answersRefused,
  effectSucceeded,
  helpGranted,
  leadForgotten,
  leadLapsed,
  leadLoaded,
  leadVersionLearned,
  ownAnswersDropped,
  sessionCheckFailed,
  sessionEndApproached,
  sessionKept,
  sessionProlonged,
  startedOver,
} from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../../store/selectors.ts';
import { selectLeadCall } from '../resuming/resume.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, race, type Saga, select, take } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** The server notes a use at most once a minute. */
const closesAfter = (idleMinutes - 1) * minuteMs;
const warnedBefore = 5 * minuteMs;

/** What the server only tells its holder. */
type Held = { kind: 'lead' | 'contact' | 'renewal'; id: string };

const selectHeld = (state: RootState): Held | null => {
  if (state.visit.phase !== 'ready' || selectFacts(state).order !== null) return null;
  const { id, noCoverageId } = state.lead;
  const { renewal } = state.stepResults;
  if (selectJourney(state).writes === 'renewal')
    return renewal?.id ? { kind: 'renewal', id: renewal.id } : null;
  if (id !== null) return { kind: 'lead', id };
  const isLeft = selectWalk(state).current.state === 'complete';
  return noCoverageId === null || isLeft ? null : { kind: 'contact', id: noCoverageId };
};

/** Each of them is a call that the server noted, or ends what was held. */
const signs = [
  effectSucceeded,
  leadLoaded,
  leadVersionLearned,
  helpGranted,
  accessGranted,
  accessLost,
  leadLapsed,
  leadForgotten,
  startedOver,
] as const;

/** Tells before an hour's silence ends what the browser holds, prolongs it when asked, and says so once it has ended. */
export function* watchSession(dependencies: SagaDependencies): Saga {
  // One countdown at a time: each use begins it anew.
  while (true) {
    yield* waitUntil((state) => selectHeld(state) !== null);
    const closesAt = dependencies.now() + closesAfter;
    if (yield* isUsed(closesAt - warnedBefore, dependencies)) continue;
    yield* put(sessionEndApproached({ closesAt }));
    yield* race({
      over: askedOrOver(closesAt, dependencies),
      used: take([...signs, sessionKept]),
    });
    yield* put(sessionKept());
  }
}

function* isUsed(until: number, { waitUntilTime }: SagaDependencies): Saga<boolean> {
  const { used } = yield* race({ silent: call(() => waitUntilTime(until)), used: take(signs) });
  return used !== undefined;
}

/** Asks the server once the visitor says so, or once it must have ended. */
function* askedOrOver(closesAt: number, dependencies: SagaDependencies): Saga {
  // A minute later no browser may prolong it any more by asking.
  const over = () => dependencies.waitUntilTime(closesAt + minuteMs);
  let isOver = false;
  while (true) {
    if (isOver) yield* take(sessionProlonged);
    else {
      const { prolonged } = yield* race({ over: call(over), prolonged: take(sessionProlonged) });
      isOver = prolonged === undefined;
    }
    const held = yield* select(selectHeld);
    if (held === null) return;
    const result = yield* stillHeld(held, dependencies);
    if (result.ok) {
      if (!result.value) yield* letProve(held);
      return;
    }
    // What is gone cannot be kept; the next answer is refused.
    if (isFinal(result.failure)) return;
    yield* put(sessionCheckFailed({ message: result.failure.message }));
  }
}

/** The cheapest question that only a holder gets an answer to; to have asked it counts as use. */
function* stillHeld({ kind, id }: Held, { client }: SagaDependencies): Saga<CallResult<boolean>> {
  if (kind === 'renewal') {
    const view = yield* call(() => client.call(getRenewal, { params: { id } }));
    if (view.ok) return { ok: true, value: true };
    return view.failure.code === problemCodes.notHolder ? { ok: true, value: false } : view;
  }
  const endpoint = kind === 'lead' ? yield* select(selectLeadCall) : getNoCoverageLead;
  const view = yield* call(() => client.call(endpoint, { params: { idLead: id } }));
  return view.ok ? { ok: true, value: view.value.access !== 'pointer' } : view;
}

/** Whoever gave a phone proves it; where nothing is known to prove, what was answered opens another. */
function* letProve({ kind }: Held): Saga {
  if (kind === 'renewal') {
    yield* put(ownAnswersDropped());
    yield* put(answersRefused({ messages: { cpf: contractWords.away } }));
    return;
  }
  const { answers, effects } = yield* select((state: RootState) => state);
  const isProvable = effects.done.telefone !== undefined || answers.onFile.phone !== undefined;
  yield* put(kind === 'lead' && isProvable ? accessLost() : leadLapsed());
}
