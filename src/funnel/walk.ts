import type { Facts, Failure } from './facts.ts';
import type { FieldName } from './fields/answer-values.ts';
import { fields } from './fields/fields.ts';
import type { Step } from './steps/step.ts';
import type { StepId } from './steps/step-id.ts';
import { stepOf } from './steps/steps.ts';

/**
 * `open`: waits for the visitor; `working`: waits for the server; `failed`: waits for a retry; `sending`: answered,
 * save under way; `complete`: saved for exactly these values.
 */
type StepState = 'open' | 'working' | 'failed' | 'sending' | 'complete';

export interface PathEntry {
  step: Step;
  state: StepState;
  /** The current values of the step's effect; a result with another stamp is stale. */
  stamp: string;
}

export interface Walk {
  /** The steps that apply, up to the current one. */
  path: readonly PathEntry[];
  current: PathEntry;
}

/** Whether the condition of a step or a field is met; most have none. */
export const applies = ({ when }: Pick<Step, 'when'>, facts: Facts): boolean => when?.(facts) ?? true;

export const askedFields = (step: Step, facts: Facts): FieldName[] =>
  step.fields.filter(
    (name) => applies(fields[name], facts) && (fields[name].at?.(facts) ?? step.id) === step.id,
  );

/** The fields that the step requires. */
export const requiredFields = (step: Step, facts: Facts): FieldName[] =>
  askedFields(step, facts).filter((name) => !fields[name].optional?.(facts));

function holds<Name extends FieldName>(name: Name, facts: Facts): boolean {
  const value = facts.answers[name];
  return value !== undefined && (fields[name].holds?.(value, facts) ?? true);
}

/** Whether the field has an answer that counts, or the server has it. */
export const isGiven = (name: FieldName, facts: Facts): boolean =>
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

/** A background save that failed for lack of a connection does not block the visitor; a refused one does. */
const letsPass = ({ step, state, stamp }: PathEntry, facts: Facts): boolean =>
  state === 'complete' ||
  state === 'sending' ||
  (state === 'failed' && step.effect?.waits === false && failureOf(step, stamp, facts)?.final === false);

/** A step is skipped if earlier steps have asked all its questions. */
const isAsked = ({ fields: names, effect }: Step, path: readonly PathEntry[]): boolean =>
  names.length > 0 &&
  effect === null &&
  names.every((name) => path.some(({ step }) => step.fields.includes(name)));

/**
 * Where the visitor is: derived from the step list, the answers and the server's results. The only source of this
 * state.
 */
export function walk(journey: readonly StepId[], facts: Facts): Walk {
  if (facts.order !== null) return finished(journey, facts);
  const path: PathEntry[] = [];
  for (const id of journey) {
    const step = stepOf(id);
    if (!applies(step, facts) || isAsked(step, path)) continue;
    const stamp = stampOf(step, facts);
    const entry = { step, stamp, state: stateOf(step, stamp, facts) };
    path.push(entry);
    if (step.end || !letsPass(entry, facts)) break;
  }
  return closed(path);
}

/** Every step is done and none of them is an end. */
export const isThrough = ({ current: { state, step } }: Walk): boolean => state === 'complete' && !step.end;

function closed(path: readonly PathEntry[]): Walk {
  const current = path.at(-1);
  if (current === undefined) throw new Error('A journey needs a step that no condition skips.');
  return { path, current };
}

/** After the order no answer can change: only the summary and the order are shown. */
function finished(journey: readonly StepId[], facts: Facts): Walk {
  const path = journey
    .map(stepOf)
    .filter(({ screen }) => screen === 'review' || screen === 'done')
    .map((step): PathEntry => ({ step, stamp: stampOf(step, facts), state: 'complete' }));
  return closed(path);
}

export const entryOf = ({ path }: Walk, id: StepId): PathEntry | undefined =>
  path.find(({ step }) => step.id === id);

/** The next effect to run. Effects run in path order, so a failed one blocks the later ones. */
export function nextEffect({ path }: Walk): PathEntry | null {
  const next = path.find(({ state }) => state === 'working' || state === 'sending' || state === 'failed');
  return next === undefined || next.state === 'failed' ? null : next;
}
