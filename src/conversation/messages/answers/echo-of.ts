import type { Facts } from '../../../funnel/facts.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { fields } from '../../../funnel/fields/fields.ts';
import type { Step } from '../../../funnel/steps/step.ts';
import { askedFields } from '../../../funnel/walk.ts';
import type { RecognisedAnswer } from '../../understanding/reading.ts';
import type { MessageOutcome } from '../message-outcome.ts';
import { answersOfOpen, keptIn } from '../side-questions/side-question.ts';
import { isSensitive } from './is-sensitive.ts';
import { maskSaid } from './mask-said.ts';
import { recognisedIn } from './recognised-in.ts';

/** Unrecognised digits may still be a mistyped document, a date or an account. */
export const withoutNumbers = (said: string): string =>
  said.replace(/\d(?:[\s./-]{0,3}\d){4,}/g, (number) => number.replace(/\d/g, '*'));

/** Replaces part of a sensitive value. */
const hidden = (said: string, field: FieldName): string =>
  fields[field].mask === undefined ? maskSaid(said) : said.replace(/\d/g, '*');

function answersIn(
  outcome: MessageOutcome,
  steps: readonly Step[],
  facts: Facts,
): readonly RecognisedAnswer[] {
  if (outcome.kind === 'answer') return recognisedIn(outcome.raw, steps, facts);
  if (outcome.kind === 'address' && outcome.beside) return answersIn(outcome.beside, steps, facts);
  return outcome.kind === 'reply' ? answersOfOpen(outcome.reply) : [];
}

/** Enough of a message to recognise it. */
const begun = 60;

/** Part of a name is as sensitive as the whole. */
const mayBeSecret = (steps: readonly Step[], facts: Facts): boolean =>
  steps
    .flatMap((step) => askedFields(step, facts))
    .some((name) => isSensitive(name) && fields[name].input === 'text' && fields[name].mask === undefined);

/** The message as the transcript shows it: a sensitive answer is masked as its own bubble would be. */
export function echoOf(said: string, outcome: MessageOutcome, steps: readonly Step[], facts: Facts): string {
  const answers = answersIn(outcome, steps, facts);
  if (outcome.kind === 'reply' && outcome.keeps) return withoutNumbers(`${said.slice(0, begun)}…`);
  const kept = outcome.kind === 'reply' ? keptIn(outcome.reply) : undefined;
  if (kept && isSensitive(kept.field)) return hidden(said, kept.field);
  if (answers.length === 0) {
    const isUnclear = outcome.kind === 'reply' && outcome.isUnclear === true;
    return isUnclear && mayBeSecret(steps, facts) ? maskSaid(said) : withoutNumbers(said);
  }
  return answers.some(({ field }) => isSensitive(field))
    ? answers.map(({ shown }) => shown).join(', ')
    : said;
}
