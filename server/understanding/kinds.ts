import { parseCnpj } from '../../src/brazil/cnpj.ts';
import { parseCpf } from '../../src/brazil/cpf.ts';

/** Classes of words of `knowledge/words.txt`, found by the word or by its beginning. */
export interface WordClasses {
  readonly whole: ReadonlyMap<string, string>;
  readonly beginnings: readonly (readonly [beginning: string, name: string])[];
}

export function readWordClasses(file: string): WordClasses {
  const whole = new Map<string, string>();
  const beginnings: [string, string][] = [];
  for (const line of file.split('\n')) {
    const [name = '', words] = line.split(': ');
    if (line.startsWith('#') || words === undefined) continue;
    for (const word of words.split(' '))
      if (word.endsWith('*')) beginnings.push([word.slice(0, -1), name]);
      // A word of several classes is of the first.
      else if (!whole.has(word)) whole.set(word, name);
  }
  return { whole, beginnings };
}

/** Values that their form alone tells: the first that fits a run of signs counts. */
const forms: readonly (readonly [kind: string, form: RegExp, read?: (found: string) => string | null])[] = [
  ['mail', /(?<![^\s@,;])[^\s@,;]+@[^\s@,;]*[a-z0-9]/g],
  ['document', /(?<!\d)(?:\d[. -]?){10}\d(?!\d)/g, parseCpf],
  ['document', /[0-9a-z]{2}[. ]?[0-9a-z]{3}[. ]?[0-9a-z]{3}[/. ]?[0-9a-z]{4}[- ]?\d{2}(?!\d)/g, parseCnpj],
  ['date', /\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d{2}(?!\d)/g],
  ['postcode', /\d{5}-\d{3}(?!\d)/g],
  ['phone', /(?:\+?55 ?)?\(?\d{2}\)?[ -]?9 ?\d{4}[- .]?\d{4}(?!\d)/g],
  ['money', /r\$ ?\d+(?:[.,]\d{2})?/g],
  ['account', /(?<!\d)\d{3,}-[\dx](?!\d)/g],
];

/** What fixed grammars say of each word: the kind of value that it is part of, or its class. */
export function kindsOf(
  plain: string,
  places: readonly { from: number; to: number }[],
  { whole, beginnings }: WordClasses,
): readonly string[] {
  const kinds = places.map(({ from, to }) => {
    const word = plain.slice(from, to);
    if (/^\d/.test(word)) return `${Math.min(word.length, 12)} digits`;
    return whole.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1] ?? '';
  });
  const isTaken = places.map(() => false);
  for (const [kind, form, read] of forms)
    for (const { 0: found, index } of plain.matchAll(form)) {
      if (read?.(found) === null) continue;
      for (const [at, { from, to }] of places.entries()) {
        if (isTaken[at] || from < index || to > index + found.length) continue;
        isTaken[at] = true;
        kinds[at] = kind;
      }
    }
  return kinds;
}
