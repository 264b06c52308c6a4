import { parseTypedDate, toIsoDate } from './date.ts';

/** A minute in Brasília time: `2026-11-27T00:00`. Texts of this form compare in time order. */
export type ClockMinute = string;

export const clockMinutePattern: RegExp =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The time in Brasília at an instant, whatever the machine's time zone. */
export const minuteInBrasilia = (epochMilliseconds: number): ClockMinute =>
  clock.format(epochMilliseconds).replace(' ', 'T');

/** The first instant at which the clock in Brasília shows that minute. */
export function instantOf(minute: ClockMinute): number {
  const asUtc = Date.parse(`${minute}Z`);
  const shift = asUtc - Date.parse(`${minuteInBrasilia(asUtc)}Z`);
  return asUtc + shift;
}

export const minuteAfter = (minute: ClockMinute): ClockMinute =>
  new Date(Date.parse(`${minute}Z`) + 60_000).toISOString().slice(0, 16);

/** '27/11/2026 às 00:00'; a day without time gives '27/11/2026'. */
export function formatMinute(minute: ClockMinute): string {
  const [year, month, day, hour] = minute.split(/[-T]/);
  return [`${day}/${month}/${year}`, ...(hour === undefined ? [] : [hour])].join(' às ');
}

/** A minute as people type it: '27/11/2026 9:30', '27/11/2026 às 09h', '271120260930'. Null while it is not complete. */
export function parseTypedMinute(text: string): ClockMinute | null {
  const pattern = /^(.*\d{4})[,\s]*(?:às\s+)?(?:(\d{1,2})(?::(\d{2})|h(\d{2})?)|(\d{2})(\d{2}))\s*$/i;
  const [, day = '', hour, minute, minuteAfterH, bareHour, bareMinute] = pattern.exec(text) ?? [];
  const date = parseTypedDate(day);
  const time = [hour ?? bareHour ?? '', minute ?? minuteAfterH ?? bareMinute ?? '00'];
  const typed = `${date && toIsoDate(date)}T${time.map((part) => part.padStart(2, '0')).join(':')}`;
  return clockMinutePattern.test(typed) ? typed : null;
}
