import { gapWords } from '../../content/conversation/gaps.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';

/** A part of a value: what asks for the rest, and how the next message completes it. */
interface Gap {
  is: RegExp;
  asks: (part: string) => string;
  join: (part: string, rest: string) => string;
}

const inOrder: Gap['join'] = (part, rest) => `${part} ${rest}`;
const oneWord = /^\p{L}[\p{L}'’-]+\.?$/u;

const gaps: Partial<Record<FieldName, readonly Gap[]>> = {
  name: [{ is: oneWord, asks: gapWords.surname, join: inOrder }],
  mothers_name: [{ is: oneWord, asks: () => gapWords.mothersSurname, join: inOrder }],
  phone: [
    { is: /^9?\d{4}[- .]?\d{4}$/, asks: gapWords.areaCode, join: (part, rest) => `${rest} ${part}` },
    { is: /^\(?\d{2}\)?$/, asks: gapWords.localNumber, join: inOrder },
  ],
  birth_date: [
    {
      is: /^(?:\d{1,2}|\p{L}+(?: e \p{L}+)?) de \p{L}+$/iu,
      asks: gapWords.year,
      join: (part, rest) => `${part} de ${rest}`,
    },
    { is: /^\d{1,2}[/.-]\d{1,2}$/, asks: gapWords.year, join: (part, rest) => `${part}/${rest}` },
  ],
};

/** The gap that words leave in the value of a field; null if they are no part of one. */
const gapOf = (field: FieldName, words: string): Gap | null =>
  gaps[field]?.find(({ is }) => is.test(words)) ?? null;

/** What asks for the rest of a value of which a message told a part; null if it told none. */
export const askForRest = (field: FieldName, words: string): string | null =>
  gapOf(field, words)?.asks(words) ?? null;

/** The part with the rest of it. */
export const completed = (field: FieldName, part: string, rest: string): string =>
  (gapOf(field, part)?.join ?? inOrder)(part, rest.trim());
