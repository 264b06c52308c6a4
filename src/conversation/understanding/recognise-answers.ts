import type { AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import { isDrawnAsAnother } from '../../funnel/fields/drawn-numbers.ts';
import type { Field, InputKind, RawValues } from '../../funnel/fields/field.ts';
import { fieldNames, fields, isFieldName } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { askedFields, requiredFields } from '../../funnel/walk.ts';
import { leftOver } from './left-over.ts';
import type { Asked, RecognisedAnswer } from './reading.ts';
import { type Found, takeOut } from './recognisers/recogniser.ts';
import { recognisers } from './recognisers/recognisers.ts';
import { searchField, takesAnyWords } from './search-field.ts';
import { cutMark, type Text } from './text/text.ts';

export interface Recognised {
  /** In the order of the journey. */
  answers: readonly (RecognisedAnswer & { doubtful: boolean })[];
  /** What a pending field said of something that looked like its answer. */
  refusals: ReadonlyMap<FieldName, string>;
  /** What is none of it. */
  left: string;
}

const written: readonly InputKind[] = ['text', 'number-or-none', 'complement'];

const searched: readonly FieldName[] = Object.keys(recognisers).filter(isFieldName);

export const pendingFields = ({ steps, facts }: Asked): FieldName[] =>
  steps.flatMap((step) => askedFields(step, facts));

/** At the review anything that was given may be spoken of, and no part of a message orders. */
export const isReview = (asked: Asked): boolean => pendingFields(asked).includes('accept_information');

/** A box stays empty where nobody mentions it, and so does what one need not tell. */
export const mayBeEmpty = (name: FieldName, { facts }: Asked): boolean =>
  fields[name].input === 'checkbox' || (fields[name].optional?.(facts) ?? false);
/** Those that the question waits for. */
export const awaitedFields = ({ steps, facts }: Asked): FieldName[] =>
  steps.flatMap((step) => requiredFields(step, facts));

/** The step that a field is answered at, if this visitor is ever asked. */
export function stepFor(name: FieldName, { steps, journey, facts }: Asked): StepId | null {
  if (fields[name].when?.(facts) === false) return null;
  const isAskedAt = (step: Step) => askedFields(step, facts).includes(name);
  const pending = steps.find(isAskedAt);
  if (pending !== undefined) return pending.id;
  return journey.find((id) => stepOf(id).screen === 'form' && isAskedAt(stepOf(id))) ?? null;
}

type Check =
  | { kind: 'valid'; shown: string; holds: boolean; written: RawValues }
  | { kind: 'refused'; message: string };

/** Nothing counts as understood that the field itself would refuse. */
export function check<Name extends FieldName>(name: Name, raw: RawValues, { facts }: Asked): Check {
  const field: Field<AnswerValues[Name]> = fields[name];
  const reading = field.read(raw, { today: facts.today, facts });
  if (reading.kind === 'refused') return reading;
  const { value } = reading;
  return {
    kind: 'valid',
    shown: field.show(value, facts),
    holds: field.holds?.(value, facts) ?? true,
    written: { ...raw, ...field.write(value) },
  };
}

/** Whether it is what was answered. */
export function isGiven(name: FieldName, raw: RawValues, { facts }: Asked): boolean {
  const reading = fields[name].read(raw, { today: facts.today, facts });
  return reading.kind === 'read' && JSON.stringify(reading.value) === JSON.stringify(facts.answers[name]);
}

function shownAs(name: FieldName, raw: RawValues, shown: string, { lists }: Asked): string {
  const bank = name === 'bank' ? lists.banks?.find(({ code }) => code === raw.bank?.[0]) : undefined;
  return bank?.name ?? shown;
}

/** 'O do google é o 20040-002': whether the words that were taken out with an answer say that it is one. */
function isLedUpTo(before: Text, after: Text, { from }: Found): boolean {
  let start = from;
  while (start > 0 && after.plain[start - 1] === cutMark && before.plain[start - 1] !== cutMark) start--;
  return /(?<![a-z])(?:e|eh|sao|fica)(?![a-z])/.test(before.plain.slice(start, from));
}

/** What nobody tells but of a person. */
const personFields: readonly FieldName[] = ['email', 'phone', 'cpf', 'birth_date', 'mothers_name'];

export function recogniseAnswers(text: Text, asked: Asked, isQuestion: boolean): Recognised {
  const required = awaitedFields(asked).filter((name) => !isQuestion || !takesAnyWords(name));
  const answers: Recognised['answers'][number][] = [];
  const refusals = new Map<FieldName, string>();
  /** Where a verb led up to an answer. */
  const ledUp: number[] = [];
  let rest = text;
  for (const name of searched) {
    const step = stepFor(name, asked);
    if (step === null) continue;
    const isPending = required.includes(name);
    const isBesidePerson = answers.some(({ field }) => personFields.includes(field));
    const found = searchField(name, { rest, asked, isPending, isQuestion, isBesidePerson });
    if (found === null) continue;
    const { raw, doubtful = false } = found;
    const checked = check(name, raw, asked);
    if (checked.kind === 'refused' && !isPending) continue;
    if (checked.kind === 'refused') refusals.set(name, checked.message);
    // Who repeats an answer says nothing new.
    else if (isPending || !isGiven(name, raw, asked))
      answers.push({ step, field: name, raw, shown: shownAs(name, raw, checked.shown, asked), doubtful });
    const before = rest;
    rest = takeOut(rest, found);
    if (isLedUpTo(before, rest, found)) ledUp.push(found.from);
  }
  return { answers: inOrder(answers, asked), refusals, left: leftOver(rest, asked, ledUp) };
}

/** The message word for word, as the first field that is still open and takes it. */
export function wholeAnswer({ shown }: Text, asked: Asked): RecognisedAnswer | null {
  for (const field of asked.open?.length ? asked.open : pendingFields(asked)) {
    const step = stepFor(field, asked);
    if (step === null || !written.includes(fields[field].input) || mayBeEmpty(field, asked)) continue;
    const checked = check(field, { [field]: [shown] }, asked);
    if (checked.kind === 'valid' && checked.holds)
      return { step, field, raw: checked.written, shown: checked.shown };
  }
  return null;
}

/** The same, where the answer has a form of its own: no words are one by chance. */
export function formattedAnswer(text: Text, asked: Asked): RecognisedAnswer | null {
  const [only, another] = pendingFields(asked).filter((name) => !mayBeEmpty(name, asked));
  if (only === undefined || another !== undefined || only === 'code') return null;
  if (isDrawnAsAnother(only, text.shown)) return null;
  // To a part that was told before, words belong or not: that is asked.
  const isPlain = asked.kept === undefined && recognisers[only].isPlain?.(text);
  return !takesAnyWords(only) || isPlain ? wholeAnswer(text, asked) : null;
}

function inOrder<One extends RecognisedAnswer>(answers: readonly One[], { journey }: Asked): One[] {
  const place = ({ step, field }: One) =>
    journey.indexOf(step) * fieldNames.length + stepOf(step).fields.indexOf(field);
  return answers.toSorted((one, other) => place(one) - place(other));
}
