import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import { everyStepWords, fieldWordsOf } from '../../funnel/words/every-step-words.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

/** The name that tells an answer from the others in a list. */
export function answerName({ step, field }: Pick<RecognisedAnswer, 'step' | 'field'>): string {
  const { fields, page } = everyStepWords[step];
  return fields?.[field]?.name ?? page;
}

/** Its name within a sentence: 'o CEP'. */
export const nameInSentence = ({ step, field }: Pick<RecognisedAnswer, 'step' | 'field'>): string =>
  fieldWordsOf(field, [stepOf(step)]).inSentence;

/** What is tapped, or said, to change an answer. */
export const toCorrect = (answer: Pick<RecognisedAnswer, 'step' | 'field'>): string =>
  sideQuestionWords.correct(nameInSentence(answer));
