import { replies } from '../../../content/conversation/replies.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { daysWished } from '../recognisers/due-date-wish.ts';
import { spokenNumbers } from '../spoken/spoken-numbers.ts';
import type { Text } from '../text.ts';
import type { Asked, Reading } from '../understood.ts';

const asksWhichDay =
  /\b(?:qual|que dia|quando)\b.{0,20}\b(?:melhor|indica\w*|recomenda\w*|compensa|devo|(?:mais )?escolh\w+|mais (?:us\w+|ped\w+|comum))\b/;

/** The days to pay that a wish leaves, each at a tap; null where it leaves none, and where that is not asked. */
export function dueDateReply(text: Text, asked: Asked): Extract<Reading, { kind: 'question' }> | null {
  if (!awaitedFields(asked).includes('due_date')) return null;
  if (text.shown.includes('?') && !asksWhichDay.test(text.plain)) return null;
  const plain = spokenNumbers(text)?.text.plain ?? text.plain;
  const offered = asked.lists.dueDates ?? [];
  const wished = daysWished(plain, offered);
  // 'Qual o melhor dia?' leaves all of them.
  const days = wished.length === 0 && asksWhichDay.test(text.plain) ? offered : wished;
  if (days.length < 2) return null;
  return { kind: 'question', reply: replies.whichDay, suggestions: days.map(replies.dayOfMonth) };
}
