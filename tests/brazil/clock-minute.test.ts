import { describe, expect, it } from 'vitest';
import {
  clockMinutePattern,
  formatMinute,
  instantOf,
  minuteAfter,
  minuteInBrasilia,
  parseTypedMinute,
} from '../../src/brazil/clock-minute.ts';
import { minuteMs } from '../../src/brazil/durations.ts';

describe('a minute of the clock in Brasília', () => {
  it.each([
    ['2026-11-27T03:00:00Z', '2026-11-27T00:00'],
    ['2026-11-27T02:59:59Z', '2026-11-26T23:59'],
    // A summer in which the clock was an hour ahead.
    ['2018-12-01T02:00:00Z', '2018-12-01T00:00'],
  ])('the instant %s is the minute %s in Brasília, and back', (instant, minute) => {
    expect(minuteInBrasilia(Date.parse(instant))).toBe(minute);
    expect(instantOf(minute)).toBe(Math.floor(Date.parse(instant) / minuteMs) * minuteMs);
  });

  it.each([
    ['2026-11-27T00:00', '2026-11-27T00:01'],
    ['2026-12-31T23:59', '2027-01-01T00:00'],
  ])('the minute after %s is %s', (minute, next) => expect(minuteAfter(minute)).toBe(next));

  it.each([
    ['2026-11-27T00:00', '27/11/2026 às 00:00'],
    ['2026-11-27', '27/11/2026'],
  ])('the minute %s is shown as %s', (minute, shown) => expect(formatMinute(minute)).toBe(shown));

  it.each([
    ['27/11/2026 09:30', '2026-11-27T09:30'],
    ['27/11/2026 às 9:30', '2026-11-27T09:30'],
    ['2/1/2026 9h', '2026-01-02T09:00'],
    ['27/11/2026, 14h05', '2026-11-27T14:05'],
    ['271120261430', '2026-11-27T14:30'],
    ['27/11/2026', null],
    ['27112026', null],
    ['27/11/2026 14', null],
    ['27/11/2026 14:3', null],
    ['27/11/2026 24:00', null],
    ['31/11/2026 09:30', null],
    ['09:30', null],
  ])('the typed text "%s" is the minute %s', (text, minute) => expect(parseTypedMinute(text)).toBe(minute));

  it.each(['2026-01-01T00:00', '2026-10-12T19:59', '2026-12-31T23:59', '2026-09-30T09:05'])(
    'the text %s is a minute',
    (minute) => expect(minute).toMatch(clockMinutePattern),
  );

  it.each([
    '2026-13-01T00:00',
    '2026-00-01T00:00',
    '2026-01-00T00:00',
    '2026-01-32T00:00',
    '2026-01-40T00:00',
    '2026-01-01T24:00',
    '2026-01-01T30:00',
    '2026-01-01T00:60',
    '2026-01-01 00:00',
    '2026-01-01T00:00Z',
    ' 2026-01-01T00:00',
    '26-01-01T00:00',
    '2026-01-1aT00:00',
    '2026-01-01T1a:00',
    '2026-01-01T00:0a',
  ])('the text %j is not a minute', (text) => expect(text).not.toMatch(clockMinutePattern));
});
