import { birthYear, parseIsoDate } from '../../../brazil/date.ts';
import { gapWords } from '../../../content/conversation/gaps.ts';
import type { Asked } from '../reading.ts';
import { recogniseBirthDate } from '../recognisers/recognise-birth-date.ts';
import { typedDate } from '../recognisers/typed-date.ts';
import { inDigits } from '../spoken/spoken-numbers.ts';
import { monthBeginnings } from '../text/months.ts';
import type { Gap } from './gap.ts';

const pad = (number: number): string => String(number).padStart(2, '0');

/** 'dd/mm' of a date without a year. */
function dayIn(plain: string): string | null {
  const date = typedDate(plain, { withYear: false });
  // 29 February exists in leap years only.
  const isDay =
    date !== null && date.year === null && parseIsoDate(`2000-${pad(date.month)}-${pad(date.day)}`) !== null;
  return isDay ? `${pad(date.day)}/${pad(date.month)}` : null;
}

const monthOfYear = /(?<![\d/])(\d{1,2})[/.](19\d\d|20\d\d)(?!\d)/;
const namedMonth = new RegExp(
  `\\b(${monthBeginnings.join('|')})[a-z]*[ /-](?:de |do )?(?:ano (?:de )?)?(19\\d\\d|20\\d\\d|\\d\\d)(?!\\d)`,
);

const monthOf = (month: number, said: string, today: Asked['facts']['today']): string | null => {
  const year = said.length === 4 ? said : birthYear(Number(said), today);
  return year === null ? null : `${pad(month)}/${year}`;
};

/** 'mm/yyyy' of a month without its day: '05/1990', 'maio de 1990'. */
function monthIn(plain: string, { facts }: Asked): string | null {
  const [, name = '', ofNamed] = namedMonth.exec(plain) ?? [];
  // '31 de fevereiro de 1990' names a day, although it does not exist.
  if (ofNamed !== undefined && plain.match(/\d+/g)?.length === 1)
    return monthOf(monthBeginnings.indexOf(name) + 1, ofNamed, facts.today);
  const [, month, ofYear] = monthOfYear.exec(plain) ?? [];
  return month !== undefined && Number(month) <= 12 ? `${pad(Number(month))}/${ofYear}` : null;
}

const year = /(?<!\d)(19\d\d|200\d)(?!\d)/;

/** 'Nasci em 85', 'ano 85'. */
const shortYear = /^\D*\b(?:nasci|ano|de|em|do)(?: (?:ano|em|de))* (\d\d)[.!]?$/;
const yearAlone = /^(3[2-9]|[4-9]\d)[.!]?$/;
const dayAlone = /^(?:\D*\bdia )?(\d{1,2})[.!]?$/;

/** A day, with what is told of its month and its year. */
const behindDay = (day: string, plain: string): string =>
  `${day}${/^\d/.test(plain) ? '/' : ' de '}${plain.replace(/^(?:e |foi |no |do |de |em |mes |d[oe] mes (?:de )?)+/, '')}`;

/** A day without its month or its year, a year without its day. */
export const birthDateGap: Gap = {
  partIn: (text, asked) => {
    const { kept, facts } = asked;
    const plain = inDigits(text);
    const isBehindDay = kept?.field === 'birth_date' && kept.text.length === 2;
    const day = dayIn(plain) ?? (isBehindDay ? dayIn(behindDay(kept.text, plain)) : null);
    if (day !== null) return { kept: day, asks: gapWords.year(day) };
    const month = monthIn(plain, asked);
    if (month !== null) return { kept: month, asks: gapWords.day };
    // Beside another number, it is the year of a day that does not exist.
    const [only] = plain.match(/\d+/g)?.length === 1 ? (year.exec(plain) ?? []) : [];
    const short = (shortYear.exec(plain) ?? yearAlone.exec(plain))?.[1];
    const ofShort = short === undefined ? null : birthYear(Number(short), facts.today);
    const full = only ?? (ofShort === null ? null : String(ofShort));
    if (full !== null) return { kept: full, asks: gapWords.dayAndMonth };
    const alone = Number(dayAlone.exec(plain)?.[1] ?? 0);
    return alone >= 1 && alone <= 31 ? { kept: pad(alone), asks: gapWords.monthAndYear(pad(alone)) } : null;
  },
  complete: (kept, text, asked) => {
    const plain = inDigits(text);
    const number = /(?<![\d/])(\d{4}|\d{1,2})(?![\d/])/.exec(plain)?.[1];
    const date = kept.length === 4 ? dayIn(plain) : null;
    const ofYear =
      date !== null ? `${date}/${kept}` : kept.length === 5 ? `${kept}/${number}` : `${number}/${kept}`;
    const whole = kept.length === 2 ? behindDay(kept, plain) : ofYear;
    const found = recogniseBirthDate.asked({ plain: whole, shown: whole }, asked);
    return found && { raw: found.raw };
  },
};
