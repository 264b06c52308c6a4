import { expect, it } from 'vitest';
import { calendarFile } from '../../src/brazil/calendar-file.ts';

const entry = {
  uid: 'UF-1@ultrafibra',
  day: { year: 2026, month: 12, day: 1 },
  from: 8,
  to: 12,
  title: 'Instalação da fibra',
  text: 'Pedido UF-1; um adulto recebe o técnico.\nDúvidas? \\o/',
  place: 'Avenida Paulista, 1000, São Paulo/SP',
  made: new Date('2026-11-20T15:30:00.123Z'),
};

const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

it('the calendar file holds one event in the local time zone, with a reminder the evening before', () => {
  expect(unfolded(calendarFile(entry))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ultrafibra//Pedido//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:America/Sao_Paulo',
    'BEGIN:STANDARD',
    'DTSTART:20190217T000000',
    'TZOFFSETFROM:-0200',
    'TZOFFSETTO:-0300',
    'TZNAME:-03',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:UF-1@ultrafibra',
    'DTSTAMP:20261120T153000Z',
    'DTSTART;TZID=America/Sao_Paulo:20261201T080000',
    'DTEND;TZID=America/Sao_Paulo:20261201T120000',
    'SUMMARY:Instalação da fibra',
    'DESCRIPTION:Pedido UF-1\\; um adulto recebe o técnico.\\nDúvidas? \\\\o/',
    'LOCATION:Avenida Paulista\\, 1000\\, São Paulo/SP',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Instalação da fibra',
    'TRIGGER:-PT14H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each(['um\ndois', 'um\r\ndois', 'um\rdois'])('the calendar file writes %j as one line', (text) => {
  expect(unfolded(calendarFile({ ...entry, text }))).toContain('DESCRIPTION:um\\ndois');
});

it('the calendar file fills a line to its 75th byte', () => {
  const title = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(calendarFile({ ...entry, title }).split('\r\n')).toContain(`SUMMARY:${title}`);
});

it('the calendar file escapes special characters', () => {
  const lines = unfolded(calendarFile(entry));
  expect(lines).toContain('LOCATION:Avenida Paulista\\, 1000\\, São Paulo/SP');
  expect(lines).toContain('DESCRIPTION:Pedido UF-1\\; um adulto recebe o técnico.\\nDúvidas? \\\\o/');
});

it('the calendar file folds lines at 75 bytes and never inside a character', () => {
  const file = calendarFile({ ...entry, text: 'instalação ção'.repeat(40) });
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfolded(file)).toContain(`DESCRIPTION:${'instalação ção'.repeat(40)}`);
});
