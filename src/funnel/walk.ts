import type { Facts, Failure } from './facts.ts';
import type { Answers, FieldName } from './fields/answer-values.ts';
import { fields } from './fields/fields.ts';
import type { Step } from './steps/step.ts';
import type { StepId } from './steps/step-id.ts';
import { stepOf } from './steps/steps.ts';

/**
 * `open` waits for the visitor, `working` for the server, `failed` for another try; `sending` is answered and on its
 * way, `complete` is answered and saved for exactly these values.
 */
type StepState = 'open' | 'working' | 'failed' | 'sending' | 'complete';

export interface PathEntry {
  step: Step;
  state: StepState;
  /** What the step's effect is about just now; a result for any other stamp is stale. */
  stamp: string;
}

export interface Walk {
  /** The steps that count, up to and with the current one. */
  path: readonly PathEntry[];
  current: PathEntry;
}

export const askedFields = (step: Step, facts: Facts): FieldName[] =>
  step.fields.filter((name) => {
    const { when, at } = fields[name];
    return (when?.(facts) ?? true) && (at?.(facts) ?? step.id) === step.id;
  });

/** Those that the step waits for. */
export const requiredFields = (step: Step, facts: Facts): FieldName[] =>
  askedFields(step, facts).filter((name) => !fields[name].optional?.(facts));

function holds<Name extends FieldName>(name: Name, facts: Facts): boolean {
  const value = facts.answers[name];
  return value !== undefined && (fields[name].holds?.(value, facts) ?? true);
}

const isGiven = (name: FieldName, facts: Facts): boolean =>
  facts.onFile[name] !== undefined || holds(name, facts);

export const isAnswered = (step: Step, facts: Facts): boolean =>
  requiredFields(step, facts).every((name) => isGiven(name, facts));

const held = (name: FieldName, facts: Facts): unknown => facts.answers[name] ?? facts.onFile[name] ?? null;

export function stampOf(step: Step, facts: Facts): string {
  const about = step.effect?.reads
    ? step.effect.reads(facts)
    : askedFields(step, facts).map((name) => held(name, facts));
  return JSON.stringify(about ?? null);
}

function stateOf(step: Step, stamp: string, facts: Facts): StepState {
  if (!isAnswered(step, facts)) return 'open';
  if (step.effect === null || facts.done[step.id] === stamp) return 'complete';
  if (failureOf(step, stamp, facts) !== null) return 'failed';
  return step.effect.waits ? 'working' : 'sending';
}

function failureOf(step: Step, stamp: string, facts: Facts): Failure | null {
  const failure = facts.failures[step.id];
  return failure?.stamp === stamp ? failure : null;
}

/** A save that failed for want of a line does not hold the visitor up; one that the server refused does. */
const letsPass = ({ step, state, stamp }: PathEntry, facts: Facts): boolean =>
  state === 'complete' ||
  state === 'sending' ||
  (state === 'failed' && step.effect?.waits === false && failureOf(step, stamp, facts)?.final === false);

/** Nothing is asked twice: what only repeats the questions of an earlier step is passed by. */
const isAsked = ({ fields: names, effect }: Step, path: readonly PathEntry[]): boolean =>
  names.length > 0 &&
  effect === null &&
  names.every((name) => path.some(({ step }) => step.fields.includes(name)));

/** The one truth about where the visitor is: the list, the answers, and what the server said of them. */
export function walk(journey: readonly StepId[], facts: Facts): Walk {
  if (facts.order !== null) return finished(journey, facts);
  const path: PathEntry[] = [];
  for (const id of journey) {
    const step = stepOf(id);
    if ((step.when && !step.when(facts)) || isAsked(step, path)) continue;
    const stamp = stampOf(step, facts);
    const entry = { step, stamp, state: stateOf(step, stamp, facts) };
    path.push(entry);
    if (step.end || !letsPass(entry, facts)) break;
  }
  return closed(path);
}

/** Nothing is left to ask, and nobody said that it ends here. */
export const isThrough = ({ current: { state, step } }: Walk): boolean => state === 'complete' && !step.end;

function closed(path: readonly PathEntry[]): Walk {
  const current = path.at(-1);
  if (current === undefined) throw new Error('A journey needs a step that no condition skips.');
  return { path, current };
}

/** After the order nothing can be answered any more: the summary may be looked at, the order is shown. */
function finished(journey: readonly StepId[], facts: Facts): Walk {
  const path = journey
    .map(stepOf)
    .filter(({ screen }) => screen === 'review' || screen === 'done')
    .map((step): PathEntry => ({ step, stamp: stampOf(step, facts), state: 'complete' }));
  return closed(path);
}

export const entryOf = ({ path }: Walk, id: StepId): PathEntry | undefined =>
  path.find(({ step }) => step.id === id);

/** What is to be done next. Effects go out in the path's order: one that failed holds back those behind it. */
export function nextEffect({ path }: Walk): PathEntry | null {
  const next = path.find(({ state }) => state === 'working' || state === 'sending' || state === 'failed');
  return next === undefined || next.state === 'failed' ? null : next;
}

/** The answers on the path. Those of an abandoned branch are kept for return, but they do not count. */
export function countingAnswers({ path }: Walk, facts: Facts): Answers {
  const names = new Set<string>(path.flatMap(({ step }) => askedFields(step, facts)));
  return Object.fromEntries(Object.entries(facts.answers).filter(([name]) => names.has(name)));
}
