import { birthYear, formatBrazilianDate } from '../../../brazil/date.ts';
import type { Asked } from '../reading.ts';
import type { Text } from '../text/text.ts';
import { dateByAge } from './date-by-age.ts';
import { announced, type Found, type Recogniser } from './recogniser.ts';
import { type TypedDate, typedDate } from './typed-date.ts';

/** Two digits that mean no year of birth stay two, for the field to refuse. */
function foundOf({ day, month, year, from, to }: TypedDate, { facts }: Asked): Found {
  const full = year === null || year >= 100 ? year : birthYear(year, facts.today);
  const written = formatBrazilianDate({ day, month, year: full ?? 0 });
  const typed = full === null ? written.slice(0, -4) + String(year ?? 0).padStart(2, '0') : written;
  return { raw: { birth_date: [typed] }, from, to };
}

function find(text: Text, asked: Asked): Found | null {
  const byAge = dateByAge(text.plain, asked.facts.today);
  if (byAge !== null) return { ...foundOf(byAge, asked), doubtful: true };
  const date = typedDate(text.plain, { withYear: true });
  const other = date && typedDate(text.plain.slice(date.to), { withYear: true });
  if (date === null || !other || isSameDay(date, other)) return date && foundOf(date, asked);
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
