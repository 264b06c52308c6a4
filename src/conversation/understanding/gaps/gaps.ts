import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { Asked, RecognisedAnswer, Understood } from '../reading.ts';
import { awaitedFields, check, stepFor } from '../recognise-answers.ts';
import { within } from '../text/clauses.ts';
import type { Text } from '../text/text.ts';
import { birthDateGap } from './birth-date-gap.ts';
import { codeGap, cpfGap, phoneGap, postcodeGap } from './digits-gap.ts';
import { emailGap } from './email-gap.ts';
import type { Gap } from './gap.ts';
import { houseNumberGap } from './house-number-gap.ts';
import { mothersNameGap, nameGap } from './name-gap.ts';

/** The fields that may be told in parts. */
const gaps: Partial<Record<FieldName, Gap>> = {
  phone: phoneGap,
  cep: postcodeGap,
  cpf: cpfGap,
  code: codeGap,
  birth_date: birthDateGap,
  name: nameGap,
  mothers_name: mothersNameGap,
  email: emailGap,
  number: houseNumberGap,
};

/** The part of an open answer in a message. */
export function partialIn(text: Text, asked: Asked): Extract<Understood, { kind: 'partial' }> | null {
  for (const field of awaitedFields(asked)) {
    const step = stepFor(field, asked);
    const part = gaps[field]?.partIn(text, asked) ?? null;
    if (part !== null && step !== null)
      return {
        kind: 'partial',
        kept: { step, field, text: part.kept },
        asks: part.asks,
        ...(part.stays && { stays: true }),
      };
  }
  return null;
}

/** Two parts with a pause between them: '529.982 ... desculpa, o bebê chorou ... 247-25'. */
function toldInParts(text: Text, asked: Asked): WholeAnswer | null {
  const pause = /\.{2,}|…/.exec(text.plain);
  if (pause === null || asked.kept !== undefined) return null;
  const part = partialIn(within(text, 0, pause.index), asked);
  const rest = within(text, pause.index + pause[0].length, text.plain.length);
  const completed = part && completedBy(rest, { ...asked, kept: part.kept });
  return completed && { ...completed, isSure: false };
}

/** The reply when a number has too many digits, or lacks some before its end. */
export function miscountIn(text: Text, asked: Asked): string | null {
  for (const field of awaitedFields(asked)) {
    const said = gaps[field]?.miscountIn?.(text) ?? null;
    if (said !== null) return said;
  }
  return null;
}

/** An answer that was told in parts. */
export interface WholeAnswer {
  answer: RecognisedAnswer;
  isSure: boolean;
}

/** The answer that the kept part and this message make together. */
function completedBy(text: Text, asked: Asked): WholeAnswer | null {
  const { kept } = asked;
  if (kept === undefined || !awaitedFields(asked).includes(kept.field)) return null;
  const completed = gaps[kept.field]?.complete(kept.text, text, asked) ?? null;
  const checked = completed && check(kept.field, completed.raw, asked);
  if (completed === null || checked?.kind !== 'valid') return null;
  const { step, field } = kept;
  return { answer: { step, field, raw: completed.raw, shown: checked.shown }, isSure: !completed.doubtful };
}

/** The answer made of its parts: message by message, or in one message with a pause. */
export const wholeOfParts = (text: Text, asked: Asked): WholeAnswer | null =>
  completedBy(text, asked) ?? toldInParts(text, asked);
