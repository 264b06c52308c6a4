import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { givenValues } from '../../funnel/fields/given-values.ts';
import { isChoice, isFormatted } from './answer-kinds.ts';
import { answerLabelIn } from './answer-labels.ts';
import type { Asked, ProposalReading, Reading, RecognisedAnswer, Replied } from './reading.ts';
import {
  answerFrom,
  awaitedFields,
  check,
  mayBeEmpty,
  pendingFields,
  type Recognised,
  recogniseAnswers,
  stepFor,
} from './recognise-answers.ts';
import { expectedOf } from './replies/expected.ts';
import type { Text } from './text/text.ts';

/** The reply to a question beside an answer, and its topic. */
export type ReplyBeside = Pick<Replied, 'reply' | 'topic'>;

export const besideOf = ({ reply, topic }: Replied): ReplyBeside => ({ reply, ...(topic && { topic }) });

/** Turns recognised answers into an answer, a proposal or a refusal; null if there are none. */
export function answered(
  recognised: Recognised,
  { text, beside, isQuestion }: { text: Text; beside: ReplyBeside | null; isQuestion: boolean },
  asked: Asked,
): Reading | null {
  // The left-over words were the question, and it has a reply.
  const left = beside === null ? recognised.left : '';
  const settled = left === '' && !(isQuestion && hasChoice(recognised)) ? settledBy(recognised, asked) : null;
  if (settled !== null) return { kind: 'answer', raw: settled, ...beside };
  const answersNothing = recognised.answers.every(({ raw }) => Object.keys(raw).length === 0);
  if (recognised.answers.length > 0 && answersNothing)
    return { kind: 'question', reply: replies.noOffers(expectedOf(asked, null)) };
  if (recognised.answers.length > 0 && !isRefusedAlone(recognised, asked)) {
    return { ...proposalOf(recognised, [left]), ...(beside && { reply: beside.reply }) };
  }
  const message =
    [...recognised.refusals.values()][0] ?? refusalOfOther(text, asked) ?? refusalOf(text.shown, asked);
  return message === null ? null : { kind: 'refused', message };
}

/** Proposes the answers for confirmation, with the words that were not understood. */
export function proposalOf(
  { answers }: Pick<Recognised, 'answers'>,
  parts: readonly string[],
): ProposalReading {
  const left = parts.filter((part) => part !== '').join(', ');
  return {
    kind: 'proposal',
    answers: answers.map(({ step, field, raw, shown }) => ({ step, field, raw, shown })),
    ...(left !== '' && { left }),
  };
}

type Settled = Extract<Reading, { kind: 'answer' | 'proposal' }>;

/** An answer as a proposal, which waits for a yes. */
export function asProposal(reading: Settled, text: Text, asked: Asked): Settled {
  if (reading.kind === 'proposal') return reading;
  const { raw, kind: _, topic: __, ...rest } = reading;
  const recognised = recogniseAnswers(text, asked, false);
  if (recognised.answers.length > 0) return { ...rest, ...proposalOf(recognised, []) };
  // What surrounds the answer was removed before it was read.
  const answers = awaitedFields(asked).flatMap((field) => answerFrom(field, raw, asked) ?? []);
  return answers.length === 1 ? { ...rest, kind: 'proposal', answers } : reading;
}

/** Whether this answer leaves no other required field open. */
export const settles = ({ field }: RecognisedAnswer, asked: Asked): boolean =>
  pendingFields(asked).every((name) => name === field || mayBeEmpty(name, asked));

/** Whether a choice is among the answers: a question about a plan or a day is no choice yet. */
export const hasChoice = ({ answers }: Recognised): boolean => answers.some(({ field }) => isChoice(field));

export const hasFormattedValue = ({ answers }: Recognised): boolean =>
  answers.some(({ field }) => isFormatted(field));

/** Whether an answer has a figure and none is a choice. */
export const tellsFigure = (recognised: Recognised): boolean =>
  !hasChoice(recognised) &&
  recognised.answers.some(({ raw }) => Object.values(raw).some((values) => /\d/.test(values.join())));

/** An invalid answer to the only open field comes first: whatever else was found may be a part of it. */
const isRefusedAlone = ({ refusals }: Recognised, asked: Asked): boolean =>
  refusals.size > 0 && pendingFields(asked).filter((name) => !mayBeEmpty(name, asked)).length === 1;

/** The values, if the answers are exactly the open ones and certain. */
function settledBy({ answers, refusals }: Recognised, asked: Asked): RawValues | null {
  const pending = pendingFields(asked);
  const isOther = answers.some(({ field, doubtful }) => doubtful || !pending.includes(field));
  if (answers.length === 0 || isOther || refusals.size > 0) return null;
  const missing = pending
    .filter((name) => !answers.some(({ field }) => field === name))
    .filter((name) => !mayBeEmpty(name, asked));
  // An optional field given alone (the complement) is sent with the earlier answers of its step.
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

const digitsTold = /\d(?:[ ./-]{0,2}\d){6,}/;

/** The refusal of another answer that is named beside its digits: 'estou com pressa, meu CPF é …' at the question for the postcode. */
function refusalOfOther({ plain, shown }: Text, asked: Asked): string | null {
  const field = answerLabelIn(plain)?.label.field;
  const [told] = digitsTold.exec(shown) ?? [];
  if (field === undefined || told === undefined || fields[field].mask === undefined) return null;
  if (pendingFields(asked).includes(field) || stepFor(field, asked) === null) return null;
  const checked = check(field, { [field]: [told] }, asked);
  return checked.kind === 'refused' ? checked.message : null;
}

/** The refusal of digits that were meant as the only open answer but are too few or too many. */
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
    (/^[\d\s./()-]+$/.test(shown) || /\d(?:[ ./()-]{0,2}\d){3}/.test(shown))
  );
}
