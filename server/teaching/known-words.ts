import { stemOf } from '../../src/brazil/stem-of.ts';
import { withoutAccents } from '../../src/brazil/without-accents.ts';
import { alsoNames, commonWords, linkingWords, namesAlone } from './common-words.ts';

export const plainOf = (text: string): string => withoutAccents(text).toLowerCase();

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const linking = setOf(linkingWords);
const perhapsNames = setOf(alsoNames);
const onlyNames = setOf(namesAlone);

const numbers = setOf(
  'zero dois duas tres quatro cinco seis meia sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito ' +
    'dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzentos trezentos quatrocentos quinhentos ' +
    'seiscentos setecentos oitocentos novecentos mil duplo dupla triplo tripla',
);

const knownStems: ReadonlySet<string> = new Set(commonWords.split(' ').map(stemOf));

/** `linking`: a function word. `perhaps-name`: kept, but not beside a name. */
export type WordKind = 'linking' | 'known' | 'perhaps-name' | 'number' | 'unknown' | 'name';

/** The kind of a plain word, which decides whether it may be kept. */
export function kindOf(word: string): WordKind {
  if (onlyNames.has(word)) return 'name';
  if (perhapsNames.has(word)) return 'perhaps-name';
  if (linking.has(word)) return 'linking';
  if (numbers.has(word)) return 'number';
  if (word.length > 1 && knownStems.has(stemOf(word))) return 'known';
  return 'unknown';
}
