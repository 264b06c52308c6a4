import type { Facts } from '../../funnel/facts.ts';
import { complementBesideNumber } from '../../funnel/fields/complement.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

/** Whether these answers bring another house number than the stored one. */
export const changesNumber = (
  answers: readonly RecognisedAnswer[],
  { answers: { number } }: Facts,
): boolean =>
  number !== undefined &&
  answers.some(({ field, raw }) => field === 'number' && raw.number?.[0]?.trim() !== number);

/** Beside another house number the stored complement is asked about, unless it is told or waits. */
export function withStoredComplement(
  answers: readonly RecognisedAnswer[],
  waiting: readonly RecognisedAnswer[],
  facts: Facts,
): readonly RecognisedAnswer[] {
  const changed = answers.find(({ field }) => field === 'number');
  const isTold = [...answers, ...waiting].some(({ field }) => field === 'complement');
  const { complement } = facts.answers;
  if (complement === undefined || changed === undefined || isTold || !changesNumber(answers, facts))
    return answers;
  if (!complementBesideNumber(facts)) return answers;
  const { write, show } = fields.complement;
  return [
    ...answers,
    { step: changed.step, field: 'complement', raw: write(complement), shown: show(complement, facts) },
  ];
}
