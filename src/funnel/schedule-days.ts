import { weekdayOf } from '../brazil/calendar-days.ts';
import { parseBrazilianDate, toIsoDate } from '../brazil/date.ts';
import { monthNames, weekdayNames } from '../content/calendar-names.ts';
import { scheduleWords } from '../content/screens/schedules.ts';

/** '24/11/2026' → 'terça, 24 de novembro': the full weekday would be cut off on narrow phones. */
export function dayInWords(text: string): string {
  const date = parseBrazilianDate(text);
  if (date === null) return text;
  const weekday = weekdayNames[weekdayOf(toIsoDate(date))] ?? '';
  return scheduleWords.date(weekday, date.day, monthNames[date.month - 1] ?? '');
}

/** '24/11/2026' → 'terça', '24/11': short enough for the calendar. */
export function dayInShort(text: string): { weekday: string; date: string } {
  const date = parseBrazilianDate(text);
  if (date === null) return { weekday: '', date: text };
  return {
    weekday: weekdayNames[weekdayOf(toIsoDate(date))] ?? '',
    date: text.slice(0, 5),
  };
}
