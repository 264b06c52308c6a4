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

it('names the hours in the time zone of the installation, and the moment it was made in UTC', () => {
  expect(unfolded(calendarFile(entry))).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/Sao_Paulo:20261201T080000',
      'DTEND;TZID=America/Sao_Paulo:20261201T120000',
      'DTSTAMP:20261120T153000Z',
      'TZID:America/Sao_Paulo',
      'TZOFFSETTO:-0300',
    ]),
  );
});

it('escapes what the format takes for signs of its own', () => {
  const lines = unfolded(calendarFile(entry));
  expect(lines).toContain('LOCATION:Avenida Paulista\\, 1000\\, São Paulo/SP');
  expect(lines).toContain('DESCRIPTION:Pedido UF-1\\; um adulto recebe o técnico.\\nDúvidas? \\\\o/');
});

it('folds every line at 75 bytes, and never inside a letter', () => {
  const file = calendarFile({ ...entry, text: 'instalação ção'.repeat(40) });
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfolded(file)).toContain(`DESCRIPTION:${'instalação ção'.repeat(40)}`);
});
