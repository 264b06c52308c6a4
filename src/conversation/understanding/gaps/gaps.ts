import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { awaitedFields, check, stepFor } from '../recognise-answers.ts';
import type { Text } from '../text.ts';
import type { Asked, RecognisedAnswer, Understood } from '../understood.ts';
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

/** The part of a pending answer that a message tells. */
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

/** An answer that was told in parts. */
export interface Completed {
  answer: RecognisedAnswer;
  isSure: boolean;
}

/** The answer that the kept part of it and this message are together. */
export function completedBy(text: Text, asked: Asked): Completed | null {
  const { kept } = asked;
  if (kept === undefined || !awaitedFields(asked).includes(kept.field)) return null;
  const completed = gaps[kept.field]?.complete(kept.text, text, asked) ?? null;
  const checked = completed && check(kept.field, completed.raw, asked);
  if (completed === null || checked?.kind !== 'valid') return null;
  const { step, field } = kept;
  return { answer: { step, field, raw: completed.raw, shown: checked.shown }, isSure: !completed.doubtful };
}
