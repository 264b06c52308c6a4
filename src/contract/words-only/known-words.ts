import { stemOf } from '../../brazil/stem-of.ts';
import { withoutAccents } from '../../brazil/without-accents.ts';
import { knowledge } from '../../content/knowledge/knowledge.ts';
import { sameWords, stopWords } from '../../content/knowledge/search-words.ts';
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

const wordsOf = (text: string): readonly string[] => plainOf(text).split(/[^a-z]+/);

/** A word used in fewer wordings may be a name. */
const leastWordings = 3;

function usualWords(): string[] {
  const counts = new Map<string, number>();
  for (const wording of knowledge.flatMap(({ wordings }) => wordings.split('|')))
    for (const word of new Set(wordsOf(wording))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count < leastWordings ? [] : word));
}

interface KnownWords {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

function collectKnown(): KnownWords {
  const words = new Set([
    ...usualWords(),
    ...[
      ...knowledge.flatMap(({ question, reply }) => [
        question,
        ...(typeof reply === 'string' ? [reply] : []),
      ]),
      ...sameWords,
      ...stopWords,
      commonWords,
    ].flatMap(wordsOf),
  ]);
  return { words, stems: new Set([...words].map(stemOf)) };
}

// Collected with the first question that is kept: it takes a tenth of the server's start.
let collected: KnownWords | undefined;

function isKnown(word: string): boolean {
  collected ??= collectKnown();
  return collected.words.has(word) || collected.stems.has(stemOf(word));
}

/** `linking`: a function word. `perhaps-name`: kept, but not beside a name. */
export type WordKind = 'linking' | 'known' | 'perhaps-name' | 'number' | 'unknown';

/** The kind of a plain word, which decides whether it may be kept. */
export function kindOf(word: string): WordKind {
  if (onlyNames.has(word)) return 'unknown';
  if (perhapsNames.has(word)) return 'perhaps-name';
  if (linking.has(word)) return 'linking';
  if (numbers.has(word)) return 'number';
  if (word.length > 1 && isKnown(word)) return 'known';
  return 'unknown';
}
