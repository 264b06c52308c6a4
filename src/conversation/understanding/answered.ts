import { givenValues } from '../../answering/form/given-values.ts';
import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { check, mayBeEmpty, pendingFields, type Recognised } from './recognise-answers.ts';
import { refusalOf } from './refused-attempt.ts';
import { expectedOf } from './replies/expected.ts';
import { choiceFields } from './search-field.ts';
import type { Text } from './text.ts';
import type { Asked, Reading, RecognisedAnswer } from './understood.ts';

/** What was recognised, as far as it is an answer or an attempt at one. */
export function answered(
  recognised: Recognised,
  { text, topic, isQuestion }: { text: Text; topic: string | null; isQuestion: boolean },
  asked: Asked,
): Reading | null {
  const reply = topic === null ? {} : { reply: topic };
  // A question that came along was replied to.
  const left = topic === null ? recognised.left : '';
  const settled = left === '' && !(isQuestion && hasChoice(recognised)) ? settledBy(recognised, asked) : null;
  if (settled !== null) return { kind: 'answer', raw: settled, ...reply };
  const answersNothing = recognised.answers.every(({ raw }) => Object.keys(raw).length === 0);
  if (recognised.answers.length > 0 && answersNothing)
    return { kind: 'question', reply: replies.noOffers(expectedOf(asked, null)) };
  if (recognised.answers.length > 0 && !isRefusedAlone(recognised, asked)) {
    return { ...severalOf(recognised, [left]), ...reply };
  }
  const message = [...recognised.refusals.values()][0] ?? refusalOf(text.shown, asked);
  return message === null ? null : { kind: 'refused', message };
}

/** For a yes, with what is left beside them. */
export function severalOf(
  { answers }: Pick<Recognised, 'answers'>,
  parts: readonly string[],
): Extract<Reading, { kind: 'several' }> {
  const left = parts.filter((part) => part !== '').join(', ');
  return {
    kind: 'several',
    answers: answers.map(({ step, field, raw, shown }) => ({ step, field, raw, shown })),
    ...(left !== '' && { left }),
  };
}

/** Whether nothing else is asked beside it. */
export const settles = ({ field }: RecognisedAnswer, asked: Asked): boolean =>
  pendingFields(asked).every((name) => name === field || mayBeEmpty(name, asked));

/** A question may speak of a plan or a day; nobody asks about the digits of their own postcode. */
export const hardValues: readonly FieldName[] = [
  'email',
  'cpf',
  'cnpj',
  'phone',
  'cep',
  'birth_date',
  'account_number',
];

/** Who asks about a plan or a day has not chosen it yet. */
export const hasChoice = ({ answers }: Recognised): boolean =>
  answers.some(({ field }) => choiceFields.includes(field));

export const hasHardValue = ({ answers }: Recognised): boolean =>
  answers.some(({ field }) => hardValues.includes(field));

/** A figure that is no choice among several. */
export const tellsFigure = (recognised: Recognised): boolean =>
  !hasChoice(recognised) &&
  recognised.answers.some(({ raw }) => Object.values(raw).some((values) => /\d/.test(values.join())));

/** A pending answer that is wrong comes first: whatever else was found may be a part of it. */
const isRefusedAlone = ({ refusals }: Recognised, asked: Asked): boolean =>
  refusals.size > 0 && pendingFields(asked).filter((name) => !mayBeEmpty(name, asked)).length === 1;

/** The answers, when they are exactly the ones that were asked for. */
function settledBy({ answers, refusals }: Recognised, asked: Asked): RawValues | null {
  const pending = pendingFields(asked);
  const isOther = answers.some(({ field, doubtful }) => doubtful || !pending.includes(field));
  if (answers.length === 0 || isOther || refusals.size > 0) return null;
  const missing = pending
    .filter((name) => !answers.some(({ field }) => field === name))
    .filter((name) => !mayBeEmpty(name, asked));
  // What may be given in addition goes with the answer that was given before.
  const isAddition = answers.every(({ field }) => mayBeEmpty(field, asked));
  const stays = missing.filter((name) => isAddition && asked.facts.answers[name] !== undefined);
  if (missing.length > stays.length) return null;
  const raw: RawValues = Object.assign(
    {},
    ...stays.map((name) => givenValues(name, asked.facts.answers)),
    ...answers.map((answer) => answer.raw),
  );
  return pending.every((name) => mayBeEmpty(name, asked) || check(name, raw, asked).kind === 'valid')
    ? raw
    : null;
}
