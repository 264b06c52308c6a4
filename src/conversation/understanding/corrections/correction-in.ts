import type { Asked, Reading } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';
import { correctedEnd } from './corrected-end.ts';
import { correctionByPart } from './correction-by-part.ts';
import { correctionByValue } from './correction-by-value.ts';
import { correctionWithValue } from './correction-with-value.ts';
import { correctionWithoutValue } from './correction-without-value.ts';
import { withNewValues, withOpenAnswers } from './new-value.ts';
import { selfCorrection } from './self-correction.ts';
import { surnameCorrection } from './surname-correction.ts';

/** The reading of a correction; or, where a message corrects nothing, the text that the other rules read. */
export type Correction = { reading: Reading } | { reading: null; rest: Text };

/** Looks for a correction of an earlier answer, or of a value in the same message. */
export function correctionIn(text: Text, asked: Asked): Correction {
  const inItself = correctedEnd(text, asked) ?? selfCorrection(text, asked);
  if (inItself !== null) return { reading: withNewValues(inItself, text, asked) };
  const withValue =
    surnameCorrection(text, asked) ?? correctionByPart(text, asked) ?? correctionWithValue(text, asked);
  const command = withValue === null ? correctionWithoutValue(text, asked) : null;
  const corrected: Reading | null = withValue ?? (command && { kind: 'command', command });
  if (corrected !== null)
    return { reading: withOpenAnswers(withNewValues(corrected, text, asked), text, asked) };
  const byValue = correctionByValue(text, asked);
  if (byValue !== null && byValue.answer !== null)
    return { reading: { kind: 'proposal', answers: [byValue.answer] } };
  // At the review only a whole message confirms the order, never a part of one.
  return { reading: null, rest: (isReview(asked) ? null : byValue?.rest) ?? text };
}
