import type { CalendarDate } from '../../../brazil/date.ts';
import { type TypedDate, typedDay } from './typed-date.ts';

const reached =
  /\b(?:fiz|completei|inteirei|tenho|to com|tou com|estou com) (?:ja )?(\d{2,3})\b(?! ?[/.]| de )(?: anos)?/;
const coming =
  /\b(?:faco|farei|vou fazer|completo|vou completar|inteiro) (\d{2,3})\b(?! ?[/.]| de )(?: anos)?/;

const isOver = ({ day, month }: { day: number; month: number }, today: CalendarDate): boolean =>
  month < today.month || (month === today.month && day <= today.day);

/** The birth date of a visitor who tells an age and the day of the birthday: '12 de março, fiz 45', 'faço 35 no Natal'. */
export function dateByAge(plain: string, today: CalendarDate): TypedDate | null {
  const match = coming.exec(plain) ?? reached.exec(plain);
  if (match === null) return null;
  const rest = [reached, coming].reduce((text, pattern) => text.replace(pattern, ' '), plain);
  const day = typedDay(rest);
  if (day === null) return null;
  const latest = isOver(day, today) ? today.year : today.year - 1;
  const birthday = coming.test(plain) ? latest + 1 : latest;
  return { ...day, year: birthday - Number(match[1]), from: 0, to: plain.length };
}
