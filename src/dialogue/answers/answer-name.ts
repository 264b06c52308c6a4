import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

/** The name that tells an answer from the others in a list. */
export function answerName({ step, field }: Pick<RecognisedAnswer, 'step' | 'field'>): string {
  const { fields, page } = everyStepWords[step];
  return fields?.[field]?.name ?? page;
}
