import { endings, samePhrases, sameWords, stopWords } from '../../../content/knowledge/search-words.ts';
import { plainOf, wordsOf } from '../text.ts';

/** Beyond these a message tells a story: the words before them say what it asks. */
const most = 24;

const shortest = 4;

/** A word without its ending: 'ativação', 'ativar' and 'ativo' are one. */
function stemOf(word: string): string {
  const ending = endings.find((one) => word.length - one.length >= shortest && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const standsFor: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(stemOf);
    return others.map((word) => [word, first] as const);
  }),
);

const stopStems: ReadonlySet<string> = new Set([...stopWords].map(stemOf));

/** Whether it says nothing of what is asked about. */
export const isStop = (term: string): boolean => stopStems.has(term);

/** A plan that is named, and digits of any kind: they say which, and not what is asked. */
const figuresIn = /\d+(?:[.,]\d+)? ?(?:megas?|gigas?|mb|gb|mbps)\b|\d[\d./-]*(?![ºªa-z])/g;

/** '2 via' names a copy, where other figures say which and not what. */
const secondCopy = /\b2(?:[ªa]|nda)? ?(?=via)/g;

/** What is looked for: the words of a text, each once, as the index knows them. */
export function termsOf(text: string): string[] {
  const words = ` ${wordsOf(plainOf(text).replace(secondCopy, 'segunda ').replace(figuresIn, ' ')).join(' ')} `;
  const said = samePhrases.reduce((all, [phrase, meant]) => all.replace(` ${phrase} `, ` ${meant} `), words);
  const terms = wordsOf(said).map((word) => {
    if (stopWords.has(word)) return stemOf(word);
    const stem = stemOf(word);
    return standsFor.get(stem) ?? stem;
  });
  return [...new Set(terms)].slice(0, most);
}
