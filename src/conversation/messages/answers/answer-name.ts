import { everyStepWords } from '../../../answering/every-step-words.ts';
import type { RecognisedAnswer } from '../../understanding/reading.ts';

/** The name of an answer among others. */
export function answerName({ step, field }: RecognisedAnswer): string {
  const { fields, page } = everyStepWords[step];
  return fields?.[field]?.name ?? page;
}
