import { emailSuggestion } from '../../../brazil/email-suggestion.ts';
import { inputWarningWords } from '../../../content/screens/input-warnings.ts';
import type { RecognisedAnswer } from '../../understanding/reading.ts';
import type { AlternativeReading } from '../side-questions/side-question.ts';

interface MistypedEmail {
  message: string;
  answers: readonly RecognisedAnswer[];
  other: AlternativeReading;
}

/** If an e-mail looks mistyped, the corrected address is proposed, except in place of itself: 'não, é bol.com'. */
export function mistypedEmail(
  answers: readonly RecognisedAnswer[],
  waiting: readonly RecognisedAnswer[] = [],
): MistypedEmail | null {
  const email = answers.find(({ field }) => field === 'email');
  const suggestion = email === undefined ? null : emailSuggestion(email.shown);
  if (email === undefined || suggestion === null) return null;
  if (waiting.some(({ field, shown }) => field === 'email' && shown === suggestion)) return null;
  const meant = { ...email, raw: { ...email.raw, email: [suggestion] }, shown: suggestion };
  return {
    message: inputWarningWords.email(suggestion),
    answers: answers.map((answer) => (answer === email ? meant : answer)),
    other: { label: inputWarningWords.take(email.shown), answers },
  };
}
