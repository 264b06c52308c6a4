import { type CallResult, isFinal } from '../../api/call-result.ts';
import { minuteMs } from '../../brazil/durations.ts';
import { getNoCoverageLead } from '../../contract/calls/coverage.ts';
import { getRenewal } from '../../contract/calls/renewals.ts';
import { idleMinutes } from '../../contract/idle-minutes.ts';
import { problemCodes } from '../../contract/problem.ts';
import * as events from '../../store/events.ts';
import { selectIsLeadProvable } from '../../store/lead-selectors.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../../store/selectors.ts';
import { selectLeadCall } from '../resuming/resume.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, race, type Saga, select, take } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';
import { endRenewalSession } from './end-renewal-session.ts';

/** One minute less: the server notes activity at most once a minute. */
const closesAfter = (idleMinutes - 1) * minuteMs;
const warnedBefore = 5 * minuteMs;

/** A record that the server shows only to its holder. */
type Held = { kind: 'lead' | 'contact' | 'renewal'; id: string };

const selectHeld = (state: RootState): Held | null => {
  if (state.visit.phase !== 'ready' || selectFacts(state).order !== null) return null;
  const { id, noCoverageId } = state.lead;
  const { renewal } = state.stepResults;
  if (selectJourney(state).storesIn === 'renewal')
    return renewal?.id ? { kind: 'renewal', id: renewal.id } : null;
  if (id !== null) return { kind: 'lead', id };
  const isLeft = selectWalk(state).current.state === 'complete';
  return noCoverageId === null || isLeft ? null : { kind: 'contact', id: noCoverageId };
};

/** Events after a call that renews the session, or that end it. */
const signs = [
  events.effectSucceeded,
  events.leadLoaded,
  events.leadVersionLearned,
  events.helpGranted,
  events.accessGranted,
  events.accessLost,
  events.leadLapsed,
  events.leadForgotten,
  events.startedOver,
] as const;

/**
 * Warns before the session expires after an hour without activity, renews it on request, and tells when it has
 * expired.
 */
export function* watchSession(dependencies: SagaDependencies): Saga {
  // One countdown at a time: each activity restarts it.
  while (true) {
    yield* waitUntil((state) => selectHeld(state) !== null);
    const closesAt = dependencies.now() + closesAfter;
    if (yield* isUsed(closesAt - warnedBefore, dependencies)) continue;
    yield* put(events.sessionEndApproached({ closesAt }));
    yield* race({
      over: askedOrOver(closesAt, dependencies),
      used: take([...signs, events.sessionKept]),
    });
    yield* put(events.sessionKept());
  }
}

function* isUsed(until: number, { waitUntilTime }: SagaDependencies): Saga<boolean> {
  const { used } = yield* race({ silent: call(() => waitUntilTime(until)), used: take(signs) });
  return used !== undefined;
}

/** Asks the server when the visitor prolongs the session, or when it must have expired. */
function* askedOrOver(closesAt: number, dependencies: SagaDependencies): Saga {
  // A minute later the session has surely expired, so asking no longer renews it.
  const over = () => dependencies.waitUntilTime(closesAt + minuteMs);
  let isOver = false;
  while (true) {
    if (isOver) yield* take(events.sessionProlonged);
    else {
      const { prolonged } = yield* race({ over: call(over), prolonged: take(events.sessionProlonged) });
      isOver = prolonged === undefined;
    }
    const held = yield* select(selectHeld);
    if (held === null) return;
    const result = yield* stillHeld(held, dependencies);
    if (result.ok) {
      if (!result.value) yield* letProve(held);
      return;
    }
    // The record is gone and cannot be kept; the next answer will be refused.
    if (isFinal(result.failure)) return;
    yield* put(events.sessionCheckFailed({ message: result.failure.message }));
  }
}

/** The cheapest call that only the holder may make. It counts as activity. */
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

/** A visitor with a phone on file proves it; without one, the answers open another lead. */
function* letProve({ kind }: Held): Saga {
  if (kind === 'renewal') return yield* endRenewalSession();
  const isProvable = yield* select(selectIsLeadProvable);
  yield* put(kind === 'lead' && isProvable ? events.accessLost() : events.leadLapsed());
}
