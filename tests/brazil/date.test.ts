import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  birthDateProblem,
  dayInBrasilia,
  formatBrazilianDate,
  fullYearsOn,
  parseBrazilianDate,
  parseIsoDate,
  parseTypedBirthDate,
  parseTypedDate,
  toIsoDate,
} from '../../src/brazil/date.ts';

const day = (iso: string) => {
  const date = parseIsoDate(iso);
  if (date === null) throw new Error(`${iso} is no date`);
  return date;
};

describe('parseBrazilianDate', () => {
  it.each([
    ['02/02/1990', '1990-02-02'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/2026', '2026-12-31'],
    ['01/01/1900', '1900-01-01'],
    ['29/02/1900', null],
    ['x02/02/1990', null],
    ['29/02/2023', null],
    ['30/02/2024', null],
    ['31/04/2026', null],
    ['31/06/2026', null],
    ['00/01/2026', null],
    ['01/00/2026', null],
    ['01/13/2026', null],
    ['01/01/0000', null],
    ['1/1/1990', null],
    ['01/01/90', null],
    ['1990-02-02', null],
    ['02/02/1990\u0000', null],
    ['02/02/1990\n', null],
    ['', null],
  ])('parseBrazilianDate reads %j as %j', (text, iso) => {
    const date = parseBrazilianDate(text);
    expect(date && toIsoDate(date)).toBe(iso);
  });
});

describe('parseTypedDate', () => {
  it.each([
    ['02/02/1990', '02/02/1990'],
    ['2/2/1990', '02/02/1990'],
    ['02021990', '02/02/1990'],
    ['02.02.1990', '02/02/1990'],
    ['2-12-1990', '02/12/1990'],
    [' 02 02 1990 ', '02/02/1990'],
    ['2/2-1990', null],
    ['2/2/90', null],
    ['31/02/1990', null],
    ['1990-02-02', null],
    ['2021990', null],
    ['ontem', null],
  ])('parseTypedDate reads %j as %j', (text, written) => {
    const date = parseTypedDate(text);
    expect(date && formatBrazilianDate(date)).toBe(written);
  });
});

describe('parseTypedBirthDate', () => {
  it.each([
    ['2/2/1990', '02/02/1990'],
    ['2/2/90', '02/02/1990'],
    ['02.02.90', '02/02/1990'],
    ['020290', '02/02/1990'],
    ['02/02/00', '02/02/2000'],
    ['02/02/08', '02/02/2008'],
    ['02/02/09', null],
    ['02/02/26', null],
    ['02/02/27', '02/02/1927'],
    ['29/02/00', '29/02/2000'],
    ['31/02/90', null],
    ['02/02/19', null],
    ['02/02/20', null],
    ['2/2-90', null],
  ])('parseTypedBirthDate reads %j in 2026 as %j', (text, written) => {
    const date = parseTypedBirthDate(text, day('2026-03-10'));
    expect(date && formatBrazilianDate(date)).toBe(written);
  });
});

describe('a date with more around it', () => {
  it.each(['x2/2/1990', '2/2/1990x', '102021990', '020219901'])(
    'a date with text around it is refused: %j',
    (text) => {
      expect(parseTypedDate(text)).toBeNull();
      expect(parseTypedBirthDate(text, day('2026-03-10'))).toBeNull();
    },
  );
});

describe('parseIsoDate', () => {
  it.each(['1990-02-02T00:00', 'x1990-02-02', '1990-2-2', '1990-02-30', ''])(
    'parseIsoDate refuses %j',
    (text) => {
      expect(parseIsoDate(text)).toBeNull();
    },
  );
});

describe('fullYearsOn', () => {
  it.each([
    ['2008-03-10', '2026-03-09', 17],
    ['2008-03-10', '2026-03-10', 18],
    ['2008-03-10', '2026-03-11', 18],
    ['2008-03-10', '2026-02-28', 17],
    ['2008-12-31', '2026-12-30', 17],
    ['2008-01-01', '2026-01-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
    ['2026-03-10', '2026-03-10', 0],
    ['2026-03-11', '2026-03-10', -1],
    ['1900-01-01', '2026-06-15', 126],
  ])('fullYearsOn: born on %s, on %s: %i years', (birth, today, years) => {
    expect(fullYearsOn(day(birth), day(today))).toBe(years);
  });
});

describe('birthDateProblem', () => {
  it.each([
    ['02/02/1990', null],
    ['10/03/2008', null],
    ['11/03/2008', 'too-young'],
    ['10/03/2026', 'too-young'],
    ['01/01/2030', 'too-young'],
    ['01/01/1900', null],
    ['31/12/1899', 'too-old'],
    ['31/02/1990', 'not-real'],
    ['99/99/9999', 'not-real'],
    ['2/2/1990', 'not-real'],
    ['', 'not-real'],
  ])('birthDateProblem: %j on 10 March 2026: %j', (text, problem) => {
    expect(birthDateProblem(text, day('2026-03-10'))).toBe(problem);
  });
});

describe('dayInBrasilia', () => {
  it.each([
    ['2026-03-10T02:59:59Z', '2026-03-09'],
    ['2026-03-10T03:00:00Z', '2026-03-10'],
    ['2026-03-10T23:59:59Z', '2026-03-10'],
    ['2026-01-01T00:30:00Z', '2025-12-31'],
    ['2018-12-10T02:30:00Z', '2018-12-10'],
  ])('dayInBrasilia: %s is %s there', (instant, iso) => {
    expect(toIsoDate(dayInBrasilia(Date.parse(instant)))).toBe(iso);
  });
});

it('the date parsers never throw, and read back every day they write', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(parseBrazilianDate(text) ?? parseTypedDate(text) ?? parseIsoDate(text)).toBeNull();
    }),
  );
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (instant) => {
      const date = day(instant.toISOString().slice(0, 10));
      expect(parseBrazilianDate(formatBrazilianDate(date))).toEqual(date);
      expect(parseTypedDate(formatBrazilianDate(date))).toEqual(date);
      expect(parseIsoDate(toIsoDate(date))).toEqual(date);
    }),
  );
});
