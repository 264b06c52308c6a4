import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { complaintIn } from './complaint.ts';
import { isNoName, isWithoutFigure } from './no-guess.ts';
import { planToldEarly } from './plan-told-early.ts';
import { wholeAnswer } from './recognise-answers.ts';
import type { Text } from './text.ts';
import type { Asked, Reading, RecognisedAnswer } from './understood.ts';

/** Words alone, one of two, a complaint, or a plan: its figures are of no house. */
const isOtherThanNumber = (text: Text, asked: Asked): boolean =>
  / ou /.test(text.plain) ||
  isWithoutFigure(text.plain) ||
  complaintIn(text) !== null ||
  planToldEarly(text, asked) !== null;

/** What people are called. */
export const ofPeople: readonly FieldName[] = ['name', 'mothers_name'];

/** Whatever else words may be, the field that is asked would take them: nobody who means them so is turned away. But nobody is called a sentence. */
export function guessBeside(reading: Reading, text: Text, asked: Asked): RecognisedAnswer | null {
  if (reading.kind === 'answer' || reading.kind === 'option') return null;
  const whole = wholeAnswer(text, asked);
  if (whole !== null && asked.waits?.includes(whole.field)) return null;
  if (whole !== null && ofPeople.includes(whole.field) && isNoName(text)) return null;
  if (whole?.field === 'number' && isOtherThanNumber(text, asked)) return null;
  const isThere =
    reading.kind === 'several' &&
    reading.answers.some(({ field, shown }) => field === whole?.field && shown === whole.shown);
  return isThere ? null : whole;
}
