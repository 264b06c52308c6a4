import { adviceFor, breaksContract, type CallFailure, isFinal } from '../../api/call-result.ts';
import { problemCodes } from '../../contract/problem.ts';
import type { Failure } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { entryOf, type PathEntry, stampOf } from '../../funnel/walk.ts';
import type { Messages } from '../../store/events.ts';
import * as events from '../../store/events.ts';
import { selectIsLeadProvable } from '../../store/lead-selectors.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectWalk } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, race, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';
import { selectNext } from './select-next.ts';
import type { EffectResult } from './worker.ts';
import { runWorker } from './workers.ts';

/** Runs the effects that the walk reports as due, in path order. */
export function* runEffects(dependencies: SagaDependencies): Saga {
  // takeLeading: effects run one by one, so a lead is opened once, answers arrive in order and nothing is sent twice.
  yield* takeLeadingDue(selectNext, (next) => runNext(next, dependencies));
}

function* runNext(next: PathEntry, dependencies: SagaDependencies): Saga {
  // The next question is painted first. Calls the visitor does not wait for run after it.
  if (next.step.effect?.waits === false) yield* call(dependencies.afterPaint);
  const entry = yield* select(selectNext);
  if (entry !== null) yield* runEffect(entry, dependencies);
}

function* runEffect(entry: PathEntry, dependencies: SagaDependencies): Saga {
  const { step, stamp } = entry;
  if (step.effect === null) return;
  const { name, kind } = step.effect;
  const started = yield* select((state: RootState) => state.effects.keys[step.id]);
  const key = started?.stamp === stamp ? started.key : dependencies.newKey();
  yield* put(events.effectStarted({ step: step.id, stamp, key }));
  const work = runWorker(step, name, { key, dependencies });
  // A lookup is cancelled when its answers change. A write always finishes; the newer one follows.
  const { result } =
    kind === 'lookup' ? yield* race({ result: work, stale: untilStale(entry) }) : { result: yield* work };
  if (result === undefined) yield* put(events.effectDropped({ step: step.id }));
  else yield* conclude(entry, result);
}

function* untilStale({ step, stamp }: PathEntry): Saga {
  yield* waitUntil((state) => entryOf(selectWalk(state), step.id)?.stamp !== stamp);
}

/** Refusals that make an earlier lookup run again. */
const outdatedBy: ReadonlyMap<string, StepId> = new Map([
  [problemCodes.priceChanged, 'verificando-disponibilidade'],
  [problemCodes.notConfirmed, 'confirmando-dados'],
  [problemCodes.quizClosed, 'confirmando-dados'],
]);

const waysOn: ReadonlyMap<string, NonNullable<Failure['way']>> = new Map([
  [problemCodes.notSold, 'other-offers'],
  [problemCodes.orderExists, 'another-order'],
  [problemCodes.finished, 'made-order'],
]);

function wayOn({ code }: CallFailure): Pick<Failure, 'way'> {
  const way = waysOn.get(code);
  return way === undefined ? {} : { way };
}

function* conclude({ step, stamp }: PathEntry, result: EffectResult): Saga {
  if (result.ok) {
    yield* put(events.effectSucceeded({ step: step.id, stamp, result: result.value }));
    return;
  }
  const { failure } = result;
  const messages = messagesFor(step.fields, failure);
  const shown = {
    stamp,
    message: failure.message,
    final: isFinal(failure),
    retryAfter: failure.retryAfter,
    breaksContract: breaksContract(failure),
    ...adviceFor(failure),
    ...wayOn(failure),
  };
  const takenBack = yield* select((state) => refusedTry(state, step, shown, messages));
  yield* put(events.effectFailed({ step: step.id, failure: shown, messages, takenBack, code: failure.code }));
  if (failure.code === problemCodes.stale) yield* put(events.leadChangedElsewhere());
  if (failure.code === problemCodes.notHolder) yield* put(yield* select(afterLoss));
  const outdated = outdatedBy.get(failure.code);
  if (outdated) yield* put(events.effectOutdated({ step: outdated }));
}

/**
 * A lead without a phone cannot be proved, so the answers open another lead. If that one is lost too, the browser
 * keeps no cookies.
 */
function afterLoss(state: RootState) {
  const { lead } = state;
  if (lead.id === null || selectIsLeadProvable(state)) return events.accessLost();
  return lead.isReopened ? events.cookiesMissed() : events.leadLapsed();
}

/**
 * The values of a refused try, such as a wrong birth date or code. They are no answers: sent again by the walk, they
 * would spend another try. Values that have changed meanwhile were not refused.
 */
function refusedTry(
  state: RootState,
  step: Step,
  { stamp, final }: Failure,
  messages: Messages,
): readonly FieldName[] {
  const isTry = final && step.effect?.waits === true && step.effect.kind === 'write';
  if (!isTry || stampOf(step, selectFacts(state)) !== stamp) return [];
  return step.fields.filter((name) => messages[name] !== undefined);
}

/** Puts the server's field errors beside the fields of the step. */
function messagesFor(names: readonly FieldName[], { fields }: CallFailure): Messages {
  const messages = fields.flatMap(({ field, message }) => {
    const name = names.find((one) => one === field.split('.').at(-1));
    return name ? [[name, message] as const] : [];
  });
  return Object.fromEntries(messages);
}
