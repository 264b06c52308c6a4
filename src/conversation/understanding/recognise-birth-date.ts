import { formatBrazilianDate } from '../../brazil/date.ts';
import { inDigits } from './number-words.ts';
import { announced, type Found, type Recogniser, whole } from './recogniser.ts';
import type { Text } from './text.ts';
import { type TypedDate, typedDate } from './typed-date.ts';
import type { Asked } from './understood.ts';

/** '90' is the last year that ended so: nobody is born in the future. */
function fullYear(typed: number, thisYear: number): number {
  if (typed >= 100) return typed;
  const century = thisYear - (thisYear % 100);
  return typed > thisYear % 100 ? century - 100 + typed : century + typed;
}

function foundOf({ day, month, year, from, to }: TypedDate, { facts }: Asked): Found {
  const written = formatBrazilianDate({ day, month, year: fullYear(year ?? 0, facts.today.year) });
  return { raw: { birth_date: [written] }, from, to };
}

function find(text: Text, asked: Asked): Found | null {
  const date = typedDate(text.plain, { withYear: true });
  if (date !== null) return foundOf(date, asked);
  const spelled = typedDate(inDigits(text.plain), { withYear: true });
  return spelled === null ? null : { ...foundOf(spelled, asked), ...whole(text) };
}

/** Whoever orders is at least eighteen: a younger date is some other day. */
const grownUp = 17;

export const recogniseBirthDate: Recogniser = {
  asked: find,
  anywhere: ({ plain }, asked) => {
    const date = typedDate(plain, { withYear: true });
    if (date === null || date.year === null) return null;
    const isSaid = announced(plain, date.from, /nasc/);
    const isWritten = /\D/.test(plain.slice(date.from, date.to)) && date.year >= 1900;
    return isSaid || (isWritten && date.year <= asked.facts.today.year - grownUp)
      ? foundOf(date, asked)
      : null;
  },
};
