import type { AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import type { Field, InputKind, RawValues } from '../../funnel/fields/field.ts';
import { fieldNames, fields, isFieldName } from '../../funnel/fields/fields.ts';
import { looksLikeOtherNumber } from '../../funnel/fields/looks-like-other-number.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { askedFields, requiredFields } from '../../funnel/walk.ts';
import { takesAnyWords } from './answer-kinds.ts';
import { leftOver } from './left-over.ts';
import type { Asked, Reading, RecognisedAnswer } from './reading.ts';
import { withoutPlace } from './recognisers/address/recognise-street.ts';
import { type Found, takeOut } from './recognisers/recogniser.ts';
import { recognisers } from './recognisers/recognisers.ts';
import { searchField } from './search-field.ts';
import { memoize } from './text/memoize.ts';
import { cutMark, type Text } from './text/text.ts';

export interface Recognised {
  /** Sorted as the journey asks for them. */
  answers: readonly (RecognisedAnswer & { doubtful: boolean })[];
  /** The refusals of open fields, for words that looked like their answers. */
  refusals: ReadonlyMap<FieldName, string>;
  /** The left-over words. */
  left: string;
  /** Something was found that is answered alike already. */
  isRepeated: boolean;
}

const written: readonly InputKind[] = ['text', 'number-or-none', 'complement'];

const searched: readonly FieldName[] = Object.keys(recognisers).filter(isFieldName);

export const pendingFields = ({ steps, facts }: Asked): FieldName[] =>
  steps.flatMap((step) => askedFields(step, facts));

/** At the review every earlier answer may be mentioned, and only a whole message confirms the order. */
export const isReview = (asked: Asked): boolean => pendingFields(asked).includes('accept_information');

/** Checkboxes and optional fields may stay empty. */
export const mayBeEmpty = (name: FieldName, { facts }: Asked): boolean =>
  fields[name].input === 'checkbox' || (fields[name].optional?.(facts) ?? false);
/** The open fields that are required. */
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

/** The rule of the field decides: an answer that it would refuse is not understood. */
export function check<Name extends FieldName>(name: Name, raw: RawValues, { facts }: Asked): Check {
  const field: Field<AnswerValues[Name]> = fields[name];
  const reading = field.read(raw, facts);
  if (reading.kind === 'refused') return reading;
  const { value } = reading;
  return {
    kind: 'valid',
    shown: field.show(value, facts),
    holds: field.holds?.(value, facts) ?? true,
    written: { ...raw, ...field.write(value) },
  };
}

/** The values as an answer; null if the field refuses them, or this visitor is never asked. */
export function answerFrom(field: FieldName, raw: RawValues, asked: Asked): RecognisedAnswer | null {
  const step = stepFor(field, asked);
  const checked = check(field, raw, asked);
  return step === null || checked.kind === 'refused' ? null : { step, field, raw, shown: checked.shown };
}

/** The values as an answer that waits for a yes. */
export function proposalFrom(field: FieldName, raw: RawValues, asked: Asked): Reading | null {
  const answer = answerFrom(field, raw, asked);
  return answer && { kind: 'proposal', answers: [answer] };
}

/** Whether this repeats the earlier answer. */
export function isGiven(name: FieldName, raw: RawValues, { facts }: Asked): boolean {
  const reading = fields[name].read(raw, facts);
  return reading.kind === 'read' && JSON.stringify(reading.value) === JSON.stringify(facts.answers[name]);
}

/** The text of its chip: a bank by its name. */
export function shownAs(name: FieldName, raw: RawValues, shown: string, { lists }: Asked): string {
  const bank = name === 'bank' ? lists.banks?.find(({ code }) => code === raw.bank?.[0]) : undefined;
  return bank?.name ?? shown;
}

/** Whether the words before an answer announce it: 'O do google é o 20040-002'. */
function isLedUpTo(before: Text, after: Text, { from }: Found): boolean {
  let start = from;
  while (start > 0 && after.plain[start - 1] === cutMark && before.plain[start - 1] !== cutMark) start--;
  return /(?<![a-z])(?:e|eh|sao|fica)(?![a-z])/.test(before.plain.slice(start, from));
}

/** The place that a postcode in the message tells as well. */
function withoutKnownPlace(rest: Text, answers: Recognised['answers']): Text {
  const postcode = answers.find(({ field }) => field === 'cep')?.raw.cep?.[0];
  return postcode === undefined ? rest : withoutPlace(rest, postcode);
}

/** Fields that identify the person who orders. */
const personFields: readonly FieldName[] = ['email', 'phone', 'cpf', 'birth_date', 'mothers_name'];

/** 'Recebo pela Caixa, mas manda boleto': beside a bill a bank is told of, and not chosen. */
const withoutAccount = (answers: Recognised['answers'], asked: Asked): Recognised['answers'] =>
  answers.some(({ raw }) => raw.direct_debit?.[0] === 'false')
    ? answers.filter(({ step }) => step !== stepFor('bank', asked))
    : answers;

/** What was recognised while this is asked. */
const recognisedWhile = new WeakMap<Asked, (text: Text, isQuestion: boolean) => Recognised>();

export function recogniseAnswers(text: Text, asked: Asked, isQuestion: boolean): Recognised {
  const before = recognisedWhile.get(asked);
  if (before !== undefined) return before(text, isQuestion);
  const recognise = memoize(
    (said: Text, asks: boolean) => recognised(said, asked, asks),
    ({ plain, shown }, asks) => `${asks}${plain}${shown}`,
  );
  recognisedWhile.set(asked, recognise);
  return recognise(text, isQuestion);
}

const askedAtSteps = new WeakMap<Asked, Map<StepId, Asked>>();

/** What would be recognised at another question. */
export function recogniseAnswersAt(step: StepId, text: Text, asked: Asked): Recognised {
  const known = askedAtSteps.get(asked) ?? new Map<StepId, Asked>();
  const { journey, facts, lists } = asked;
  const there = known.get(step) ?? { steps: [stepOf(step)], journey, facts, lists };
  askedAtSteps.set(asked, known.set(step, there));
  return recogniseAnswers(text, there, false);
}

function recognised(text: Text, asked: Asked, isQuestion: boolean): Recognised {
  const required = awaitedFields(asked).filter((name) => !isQuestion || !takesAnyWords(name));
  const answers: Recognised['answers'][number][] = [];
  const refusals = new Map<FieldName, string>();
  /** The positions of answers that a verb announces. */
  const ledUp: number[] = [];
  let rest = text;
  let isRepeated = false;
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
    // A repeated answer says nothing new.
    else if (!isPending && isGiven(name, raw, asked)) isRepeated = true;
    else answers.push({ step, field: name, raw, shown: shownAs(name, raw, checked.shown, asked), doubtful });
    const before = rest;
    rest = takeOut(rest, found);
    if (isLedUpTo(before, rest, found)) ledUp.push(found.from);
  }
  const left = leftOver(withoutKnownPlace(rest, answers), asked, ledUp);
  return { answers: inOrder(withoutAccount(answers, asked), asked), refusals, left, isRepeated };
}

/** The fields that wait for an answer, as they are asked. */
export const openFields = (asked: Asked): readonly FieldName[] =>
  asked.open?.length ? asked.open : pendingFields(asked);

/** The whole message as the answer to the first open field that accepts it. */
export function wholeAnswer({ shown }: Text, asked: Asked): RecognisedAnswer | null {
  for (const field of openFields(asked)) {
    const step = stepFor(field, asked);
    if (step === null || !written.includes(fields[field].input) || mayBeEmpty(field, asked)) continue;
    const checked = check(field, { [field]: [shown] }, asked);
    if (checked.kind === 'valid' && checked.holds)
      return { step, field, raw: checked.written, shown: checked.shown };
  }
  return null;
}

/** Like `wholeAnswer`, only for a field with a fixed format, which ordinary words cannot match by accident. */
export function formattedAnswer(text: Text, asked: Asked): RecognisedAnswer | null {
  const [only, another] = pendingFields(asked).filter((name) => !mayBeEmpty(name, asked));
  if (only === undefined || another !== undefined || only === 'code') return null;
  if (looksLikeOtherNumber(only, text.shown)) return null;
  // While part of an answer is kept, the visitor is asked whether new words belong to it.
  const isPlain = asked.kept === undefined && recognisers[only].isPlain?.(text);
  return !takesAnyWords(only) || isPlain ? wholeAnswer(text, asked) : null;
}

/** As the journey asks for them. */
export function inOrder<One extends RecognisedAnswer>(answers: readonly One[], { journey }: Asked): One[] {
  const place = ({ step, field }: One) =>
    journey.indexOf(step) * fieldNames.length + stepOf(step).fields.indexOf(field);
  return answers.toSorted((one, other) => place(one) - place(other));
}
