import { inFull } from './in-full.ts';
import { wordsOf } from './text.ts';

/** What holds a sentence together: two of these are no name, whatever else stands beside them. */
const holdsTogether: ReadonlySet<string> = new Set(
  (
    'nao que quem qual quanto quando como porque por para eu voce voces me meu minha seu sua isso esse essa ' +
    'quero queria vou vai posso pode preciso precisa tenho tem sei sabe sou so ja mas com sem'
  ).split(' '),
);

export const isSentence = (plain: string): boolean =>
  wordsOf(inFull({ plain, shown: plain }).plain).filter((word) => holdsTogether.has(word)).length > 1;
