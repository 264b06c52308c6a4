import { type CalendarDate, toIsoDate } from './date.ts';

export interface CalendarEntry {
  /** The same for the same event, so that a calendar replaces its old entry. */
  uid: string;
  day: CalendarDate;
  /** Full hours in Brasília time. */
  from: number;
  to: number;
  title: string;
  text: string;
  place: string;
  /** When the file was made. */
  made: Date;
}

/** RFC 5545 requires commas, semicolons, backslashes and line breaks to be escaped. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

const encoder = new TextEncoder();

/**
 * RFC 5545 limits lines to 75 bytes. Longer ones continue on a line that starts with a space; no character is split.
 */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (bytes + more > 75) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += more;
  }
  return [...lines, part].join('\r\n');
}

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
const at = (day: CalendarDate, hour: number): string =>
  `${toIsoDate(day).replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;

/** Brazil has had no daylight saving time since 2019. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Sao_Paulo',
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** One event as an iCalendar file, with a reminder the evening before. */
export function calendarFile({ uid, day, from, to, title, text, place, made }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ultrafibra//Pedido//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART;TZID=America/Sao_Paulo:${at(day, from)}`,
    `DTEND;TZID=America/Sao_Paulo:${at(day, to)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT14H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
