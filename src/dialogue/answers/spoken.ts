import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { readAccountNumber } from '../../funnel/fields/payment.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

const { announced: words } = sideQuestionWords;

/** Whether the last characters of an account leave most of it hidden. */
const isLong = (account: string): boolean => account.length > 5;

/** A masked value read aloud is a row of asterisks. The end of an account tells whether it is right. */
export function spoken({ field, raw, shown }: RecognisedAnswer): string {
  if (!shown.includes('*')) return shown;
  const read = field === 'account_number' ? readAccountNumber(raw) : null;
  if (read?.kind === 'read' && isLong(read.value)) return words.ending(read.value.slice(-4));
  const clear = shown.replace(/[^\p{L}\d]+/gu, (signs) => (signs.includes('*') ? ' ' : signs)).trim();
  return /\d/.test(clear) ? words.ending(clear) : words.hidden;
}
