import type { RawValues } from '../../funnel/fields/field.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

/** Several answers as one form would send them. */
export function rawOf(answers: readonly RecognisedAnswer[]): RawValues {
  const raw: Record<string, readonly string[]> = {};
  for (const answer of answers) Object.assign(raw, answer.raw);
  return raw;
}
