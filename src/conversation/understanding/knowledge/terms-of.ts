import { stemOf } from '../../../brazil/stem-of.ts';
import { samePhrases, sameWords, stopWords } from '../../../content/knowledge/search-words.ts';
import { plainOf, wordsOf } from '../text/text.ts';

/** Only the first terms are searched: longer messages tell a story, and its beginning says what it asks. */
const most = 24;

const standsFor: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(stemOf);
    return others.map((word) => [word, first] as const);
  }),
);

const stopStems: ReadonlySet<string> = new Set([...stopWords].map(stemOf));

/** Whether a stem is that of a stop word. */
export const isStop = (term: string): boolean => stopStems.has(term);

/** Figures: they distinguish things, and are no subject. */
const figuresIn = /\d[\d./-]*(?![ºªa-z])/g;

/** Figures are replaced by the word for their subject: '500 mega' → 'plano', '99 reais' → 'preco'. */
const subjectOfFigure: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\d+(?:[.,]\d+)? ?(?:megas?|gigas?|mb|gb|mbps)\b/g, ' plano '],
  [/\b(?:internet|plano|fibra|velocidade) de \d{3,4}\b(?! ?(?:reais|contos?))/g, ' plano '],
  [/\br\$ ?\d+(?:[.,]\d+)?|\b\d+(?:[.,]\d+)? ?(?:reais|conto|contos|pila)\b|\b\d{2,3},\d{2}\b/g, ' preco '],
  [
    /\b(?:tenho|com|tem|fez|faz|fiz|so|de|aos) (?:so )?1[2-7](?: anos| aninhos)?\b(?! ?[\d/:h])/g,
    ' menor de idade ',
  ],
  [/\b\d{2} (?:anos de idade|aninhos)\b/g, ' idade '],
];

/** Nothing but a figure: '100 reais'. It is not replaced. */
const onlyFigure = /^[\d.,r$ ]+(?:megas?|gigas?|mb|gb|reais|conto|contos|anos)?[?!. ]*$/;

/** '2 via' means a copy of a bill: here the figure is a word. */
const secondCopy = /\b2(?:[ªa]|nda)? ?(?=via)/g;

/** The search terms of a text, each once: no figures, synonyms replaced, cut to stems. */
export function termsOf(text: string): string[] {
  const plain = plainOf(text).replace(secondCopy, 'segunda ');
  const told = subjectOfFigure.reduce((all, [figure, meant]) => all.replace(figure, meant), plain);
  const words = ` ${wordsOf((onlyFigure.test(plain) ? plain : told).replace(figuresIn, ' ')).join(' ')} `;
  const said = samePhrases.reduce((all, [phrase, meant]) => all.replace(` ${phrase} `, ` ${meant} `), words);
  const terms = wordsOf(said).map((word) => {
    if (stopWords.has(word)) return stemOf(word);
    const stem = stemOf(word);
    return standsFor.get(stem) ?? stem;
  });
  // Single letters are no terms.
  const telling = terms.filter((term) => term.length > 1 || isStop(term));
  return [...new Set(telling)].slice(0, most);
}
