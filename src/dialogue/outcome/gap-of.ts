import { gapWords } from '../../content/conversation/gaps.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Nature } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';

/** A part of a value: what asks for the rest, and how the next message completes it. */
interface Gap {
  is: RegExp;
  asks: (part: string) => string;
  join: (part: string, rest: string) => string;
}

const inOrder: Gap['join'] = (part, rest) => `${part} ${rest}`;
const oneWord = /^\p{L}[\p{L}'’-]+\.?$/u;

const gaps: Record<NonNullable<Nature['gap']>, readonly Gap[]> = {
  surname: [{ is: oneWord, asks: gapWords.surname, join: inOrder }],
  mother: [{ is: oneWord, asks: () => gapWords.mothersSurname, join: inOrder }],
  digits: [
    // A landline begins with 2 to 5: it is no part of a mobile.
    {
      is: /^(?:9\d{4}|[6-9]\d{3})[- .]?\d{4}$/,
      asks: gapWords.areaCode,
      join: (part, rest) => `${rest} ${part}`,
    },
    { is: /^\(?\d{2}\)?$/, asks: gapWords.localNumber, join: inOrder },
  ],
  year: [
    {
      is: /^(?:\d{1,2}|\p{L}+(?: e \p{L}+)?) de \p{L}+$/iu,
      asks: gapWords.year,
      join: (part, rest) => `${part} de ${rest}`,
    },
    { is: /^\d{1,2}[/.-]\d{1,2}$/, asks: gapWords.year, join: (part, rest) => `${part}/${rest}` },
    {
      is: /^(?:19|20)\d{2}$/,
      asks: gapWords.day,
      join: (part, rest) => `${rest}${/\p{L}/u.test(rest) ? ' de ' : '/'}${part}`,
    },
  ],
};

/** The gap that words leave in the value of a field; null if they are no part of one. */
function gapOf(field: FieldName, words: string): Gap | null {
  const { gap } = fields[field].nature;
  return (gap && gaps[gap].find(({ is }) => is.test(words))) ?? null;
}

/** What asks for the rest of a value of which a message told a part; null if it told none. */
export const askForRest = (field: FieldName, words: string): string | null =>
  gapOf(field, words)?.asks(words) ?? null;

/** The part with the rest of it, or what begins with the part already: 'Ana', then 'Ana Souza'. */
export const completed = (field: FieldName, part: string, rest: string): string =>
  rest.trim().toLowerCase().startsWith(`${part.toLowerCase()} `)
    ? rest.trim()
    : (gapOf(field, part)?.join ?? inOrder)(part, rest.trim());
