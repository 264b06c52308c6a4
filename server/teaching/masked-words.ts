import { lookUp } from '../../src/contract/look-up.ts';
import { fields, isFieldName } from '../../src/funnel/fields/fields.ts';

/** A word of a stored sentence, and what stands in place of one. */
export interface MaskedWord {
  /** `value`: `text` is its field, or `digits`. `rare`: `text` is its keyed hash. `gap`: nobody is shown it. */
  kind: 'word' | 'value' | 'rare' | 'gap';
  text: string;
  /** Signs behind it. */
  ends: string;
  /** The field that the words tell, of fields whose words are nobody's: a plan, a day. */
  mark?: string | undefined;
}

const signOf = { word: '', value: '', rare: '~', gap: '…' } as const;

/** As a column has them: `quero [name] e [~hash] (plano(idPlan)` without brackets of the visitor's own. */
export const writeWords = (words: readonly MaskedWord[]): string =>
  words
    .map(({ kind, text, ends, mark }) => {
      const shown = kind === 'word' ? text : `[${signOf[kind]}${text}]`;
      return `${shown}${ends}${mark === undefined ? '' : `(${mark})`}`;
    })
    .join(' ');

const written = /^(?:\[(~|…)?([^\]]*)\])?([^[\]()]*)(?:\((\w+)\))?$/;

export function readWords(column: string): MaskedWord[] {
  return column.split(' ').map((one) => {
    const [, sign, inside, rest = '', mark] = written.exec(one) ?? [];
    if (inside === undefined) return { kind: 'word', text: rest, ends: '', mark };
    return { kind: sign === '~' ? 'rare' : sign === '…' ? 'gap' : 'value', text: inside, ends: rest, mark };
  });
}

/** What stands for values of no field; `null` as at a field. */
const others: Readonly<Record<string, string | null>> = {
  ...{ city: 'cidade', state: 'estado', digits: 'número' },
  ...{ no_day: null, no_number: null, no_mother: null },
};

/** What stands for a value; `null`: its words are nobody's. */
export function maskOf(value: string): string | null {
  const mask = isFieldName(value) ? fields[value].nature.masked : lookUp(others, value);
  return mask === undefined ? 'dado' : mask;
}

const nameOf = (value: string): string => `[${maskOf(value) ?? 'dado'}]`;

/** The sentence as an operator reads it. `shown`: the rare words that many have used, by their hashes. */
export const sentenceText = (column: string, shown: ReadonlyMap<string, string>): string =>
  readWords(column)
    .map(({ kind, text, ends }) => {
      if (kind === 'word') return text + ends;
      const word = kind === 'rare' ? shown.get(text) : undefined;
      return `${word ?? (kind === 'value' ? nameOf(text) : '[…]')}${ends}`;
    })
    .join(' ');

/** The text of a taught row as an operator reads it. */
export const taughtText = (text: string): string =>
  text.replace(/\[([^\]]*)\]\((\w+)\)/g, (_, words: string, field: string) => words || nameOf(field));
