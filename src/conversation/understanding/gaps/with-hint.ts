import { isHalfSure } from '../core-reading.ts';
import type { Asked, Reading } from '../reading.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import type { Text } from '../text/text.ts';
import { miscountIn, partialIn } from './gaps.ts';
import { asksIfAccepted, hintIn, tellsOtherwise } from './hints.ts';

/** Adds a hint when the answer came in an unusable form, such as a landline or an age. */
export function withHint(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind === 'unclear' || reading.kind === 'refused')
    return partOrHint(reading.kind, text, asked) ?? reading;
  // A message that only resembles a question is rather about the open field: 'pode ser fixo?'.
  const isLike = isHalfSure(reading) || (reading.kind === 'question' && tellsOtherwise(text.plain, asked));
  const hint = isLike || asksIfAccepted.test(text.plain) ? hintIn(text.plain, asked) : null;
  return hint === null ? reading : { kind: 'question', reply: hint };
}

/** Part of the answer, or a hint why the message is not one. */
function partOrHint(kind: Reading['kind'], text: Text, asked: Asked): Reading | null {
  const part = looksLikeQuestion(text) ? null : partialIn(text, asked);
  if (part !== null) return part;
  const hints = [miscountIn(text, asked), hintIn(text.plain, asked)];
  // A refused number may be of another kind, such as a landline.
  const hint = (kind === 'unclear' ? hints : hints.toReversed()).find((one) => one !== null) ?? null;
  if (hint === null) return null;
  return kind === 'refused' ? { kind, message: hint } : { kind: 'unclear', expected: hint };
}
