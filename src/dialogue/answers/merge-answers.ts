import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { isConsent } from './consent.ts';
import { changesWaitingBank, isOfBank } from './other-bank.ts';

/**
 * The answers that wait together with these, which replace those to the same questions. A consent does not wait on beside
 * them: the order is no longer the one agreed to.
 */
export const mergeAnswers = (
  waiting: readonly RecognisedAnswer[],
  answers: readonly RecognisedAnswer[],
): RecognisedAnswer[] => [
  ...waiting
    .filter((one) => !isConsent([one]) && !(isOfBank(one) && changesWaitingBank(answers, waiting)))
    .map((one) => answers.find(({ field }) => field === one.field) ?? one),
  ...answers.filter(({ field }) => waiting.every((one) => one.field !== field)),
];
