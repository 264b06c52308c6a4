import { abbreviations } from './abbreviations.ts';
import type { Text } from './text.ts';

/** Behind a word, and not in front of a figure: 'n 88' is a number, and 'p/ 3' as little a word. */
const short = /(?<![a-z\d@.-])[a-z]{1,5}(?![a-z\d@]|[.-][a-z\d]| ?[º°.:/]? ?\d)/g;

const written = (plain: string): string => plain.replace(short, (word) => abbreviations.get(word) ?? word);

/** A message with its words in full: 'pra q vcs precisam?'. For what is asked or wished; an answer is read as it was typed. */
export function inFull(text: Text): Text {
  const plain = written(text.plain);
  return plain === text.plain ? text : { plain, shown: plain };
}
