import { birthYear, formatBrazilianDate } from '../../../brazil/date.ts';
import type { Asked } from '../reading.ts';
import type { Text } from '../text/text.ts';
import { dateByAge } from './date-by-age.ts';
import { announced, type Found, type Recogniser } from './recogniser.ts';
import { type TypedDate, typedDate, typedDay } from './typed-date.ts';

/** Two digits that mean no year of birth stay two, for the field to refuse. */
function foundOf({ day, month, year, from, to }: TypedDate, { facts }: Asked): Found {
  const full = year === null || year >= 100 ? year : birthYear(year, facts.today);
  const written = formatBrazilianDate({ day, month, year: full ?? 0 });
  const typed = full === null ? written.slice(0, -4) + String(year ?? 0).padStart(2, '0') : written;
  return { raw: { birth_date: [typed] }, from, to };
}

const yearAlone = /(?<!\d)(?:(?<full>19\d\d|20\d\d)|(?<=\bano:? (?:(?:e|eh|foi|de) )*)(?<short>\d\d))(?!\d)/;
const linksYear = /^[\s,.;:]*(?:(?:e|eh|o|no|do|de|ano|em|foi|dia|nasci|meu)[\s,.;:]+)*$/;

/** 'Dia 12 de maio, o ano é 87', '1987, 12 de maio': the only other number is the year. */
function withYearApart(plain: string, asked: Asked): Found | null {
  const day = typedDay(plain);
  if (day === null) return null;
  const rest = `${plain.slice(0, day.from)}${' '.repeat(day.to - day.from)}${plain.slice(day.to)}`;
  const match = yearAlone.exec(rest);
  const said = match?.groups?.full ?? match?.groups?.short;
  if (match === null || said === undefined || rest.match(/\d+/g)?.length !== 1) return null;
  const end = match.index + match[0].length;
  const between = match.index < day.from ? plain.slice(end, day.from) : plain.slice(day.to, match.index);
  if (!linksYear.test(between)) return null;
  const [from, to] = [Math.min(match.index, day.from), Math.max(end, day.to)];
  return foundOf({ ...day, year: Number(said), from, to }, asked);
}

function find(text: Text, asked: Asked): Found | null {
  const byAge = dateByAge(text.plain, asked.facts.today);
  if (byAge !== null) return { ...foundOf(byAge, asked), doubtful: true };
  const date = typedDate(text.plain, { withYear: true });
  const other = date && typedDate(text.plain.slice(date.to), { withYear: true });
  if (date === null) return withYearApart(text.plain, asked);
  if (!other || isSameDay(date, other)) return foundOf(date, asked);
  const behind = { ...other, from: other.from + date.to, to: other.to + date.to };
  // Of two dates the one said to be on the document counts; otherwise the first is proposed.
  const onPaper = [date, behind].filter(({ from }) => announced(text.plain, from, ofPaper));
  const [only, another] = onPaper;
  return only === undefined || another !== undefined
    ? { ...foundOf(date, asked), doubtful: true }
    : { ...foundOf(only, asked), from: 0, to: text.plain.length, doubtful: true };
}

const ofPaper = /\b(?:documentos?|rg|cpf|cnh|certidao|identidade|registro|registrad[oa]|habilitacao|papel)\b/;

const isSameDay = (one: TypedDate, other: TypedDate): boolean =>
  one.day === other.day && one.month === other.month;

/** Out of turn, a date of fewer than 17 years ago is taken for another date. */
const leastYearsAgo = 17;

export const recogniseBirthDate: Recogniser = {
  kind: 'digits',
  inGroups: { digits: /^(?:\d{6}|\d{8})$/ },
  needs: 'digit',
  asked: find,
  anywhere: ({ plain }, asked) => {
    const date = typedDate(plain, { withYear: true });
    if (date === null || date.year === null) return null;
    const isSaid = announced(plain, date.from, /nasc/);
    const isWritten = /\D/.test(plain.slice(date.from, date.to)) && date.year >= 1900;
    return isSaid || (isWritten && date.year <= asked.facts.today.year - leastYearsAgo)
      ? foundOf(date, asked)
      : null;
  },
};
