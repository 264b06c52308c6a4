import { emailSuggestion } from '../../brazil/email-suggestion.ts';
import { inputWarningWords } from '../../content/screens/input-warnings.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

const emailIn = (answers: readonly RecognisedAnswer[]) => answers.find(({ field }) => field === 'email');

/** If an e-mail looks mistyped, the corrected address is proposed; not if the visitor has just changed that one. */
export function mistypedEmail(answers: readonly RecognisedAnswer[], waiting: readonly RecognisedAnswer[]) {
  const email = emailIn(answers);
  const suggestion = email === undefined ? null : emailSuggestion(email.shown);
  if (email === undefined || suggestion === null || suggestion === emailIn(waiting)?.shown) return null;
  const corrected = { ...email, raw: { ...email.raw, email: [suggestion] }, shown: suggestion };
  return {
    message: inputWarningWords.email(suggestion),
    answers: answers.map((answer) => (answer === email ? corrected : answer)),
    other: { label: inputWarningWords.take(email.shown), answers },
  };
}
