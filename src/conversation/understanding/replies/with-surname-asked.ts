import { hintWords } from '../../../content/conversation/hints.ts';
import { isPersonName } from '../answer-kinds.ts';
import type { Reading } from '../reading.ts';
import { mayBeWholeName } from '../recognisers/names/judge-name.ts';
import { plainOf } from '../text/text.ts';

/** Beside 'Maria de Lourdes', which waits for a yes: asks whether a surname follows. */
export function withSurnameAsked(reading: Reading): Reading {
  if (reading.kind !== 'proposal' || reading.reply !== undefined) return reading;
  const isAsked = reading.answers.some(
    ({ field, raw }) => isPersonName(field) && mayBeWholeName(plainOf(raw[field]?.[0] ?? '')),
  );
  return isAsked ? { ...reading, reply: hintWords.isWholeName } : reading;
}
