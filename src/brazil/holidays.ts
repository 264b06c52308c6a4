import { addDays } from './calendar-days.ts';
import { parseIsoDate } from './date.ts';

export type Holiday = { date: string; name: string; kind: 'national' | 'optional' };

/** National holidays and the optional ones (ponto facultativo) of a year, by ISO date. */
export function nationalHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const fixed = fixedHolidays
    .filter(({ since = 0 }) => year >= since)
    .map(
      ({ day, name }): Holiday => ({
        date: `${String(year).padStart(4, '0')}-${day}`,
        name,
        kind: 'national',
      }),
    );
  const movable = movableHolidays.map(
    ({ daysAfterEaster, name, kind }): Holiday => ({ date: addDays(easter, daysAfterEaster), name, kind }),
  );
  return [...fixed, ...movable].sort((a, b) => a.date.localeCompare(b.date));
}

/** Takes 'yyyy-mm-dd'. Optional holidays do not count. */
export function isNationalHoliday(isoDate: string): boolean {
  const year = parseIsoDate(isoDate)?.year;
  if (year === undefined) return false;
  return nationalHolidays(year).some(({ date, kind }) => date === isoDate && kind === 'national');
}

const fixedHolidays: readonly { day: string; name: string; since?: number }[] = [
  { day: '01-01', name: 'Confraternização Universal' },
  { day: '04-21', name: 'Tiradentes' },
  { day: '05-01', name: 'Dia do Trabalho' },
  { day: '09-07', name: 'Independência do Brasil' },
  { day: '10-12', name: 'Nossa Senhora Aparecida' },
  { day: '11-02', name: 'Finados' },
  { day: '11-15', name: 'Proclamação da República' },
  { day: '11-20', name: 'Dia da Consciência Negra', since: 2024 },
  { day: '12-25', name: 'Natal' },
];

const movableHolidays: readonly { daysAfterEaster: number; name: string; kind: Holiday['kind'] }[] = [
  { daysAfterEaster: -48, name: 'Carnaval (segunda-feira)', kind: 'optional' },
  { daysAfterEaster: -47, name: 'Carnaval (terça-feira)', kind: 'optional' },
  { daysAfterEaster: -2, name: 'Sexta-feira Santa', kind: 'national' },
  { daysAfterEaster: 60, name: 'Corpus Christi', kind: 'optional' },
];

/** The anonymous Gregorian computus. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const dayOfMarch = 22 + epact + toSunday - 7 * late;
  return addDays(`${String(year).padStart(4, '0')}-03-01`, dayOfMarch - 1);
}
