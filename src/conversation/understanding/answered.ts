import { givenValues } from '../../answering/form/given-values.ts';
import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Asked, Reading, RecognisedAnswer } from './reading.ts';
import { check, mayBeEmpty, pendingFields, type Recognised } from './recognise-answers.ts';
import { expectedOf } from './replies/expected.ts';
import { choiceFields } from './search-field.ts';
import type { Text } from './text/text.ts';

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
    return { ...proposalOf(recognised, [left]), ...reply };
  }
  const message = [...recognised.refusals.values()][0] ?? refusalOf(text.shown, asked);
  return message === null ? null : { kind: 'refused', message };
}

/** For a yes, with what is left beside them. */
export function proposalOf(
  { answers }: Pick<Recognised, 'answers'>,
  parts: readonly string[],
): Extract<Reading, { kind: 'proposal' }> {
  const left = parts.filter((part) => part !== '').join(', ');
  return {
    kind: 'proposal',
    answers: answers.map(({ step, field, raw, shown }) => ({ step, field, raw, shown })),
    ...(left !== '' && { left }),
  };
}

/** Whether nothing else is asked beside it. */
export const settles = ({ field }: RecognisedAnswer, asked: Asked): boolean =>
  pendingFields(asked).every((name) => name === field || mayBeEmpty(name, asked));

/** A question may speak of a plan or a day; nobody asks about the digits of their own postcode. */
export const formattedFields: readonly FieldName[] = [
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

export const hasFormattedValue = ({ answers }: Recognised): boolean =>
  answers.some(({ field }) => formattedFields.includes(field));

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

/** Digits that were meant as the one answer asked for, but are too few or too many for it. */
function refusalOf(shown: string, asked: Asked): string | null {
  const [only, another] = pendingFields(asked).filter((name) => !mayBeEmpty(name, asked));
  if (only === undefined || another !== undefined || !isAttempt(only, shown)) return null;
  const checked = check(only, { [only]: [shown] }, asked);
  return checked.kind === 'refused' ? checked.message : null;
}

function isAttempt(name: FieldName, shown: string): boolean {
  if (name === 'email') return shown.includes('@') && !shown.includes('?');
  return (
    fields[name].mask !== undefined &&
    (/^[\d\s./()-]+$/.test(shown) || (shown.match(/\d/g)?.length ?? 0) >= 4)
  );
}
