import { inFull } from './in-full.ts';
import { laterNames, notNames, particles } from './recognisers/names/name-words.ts';
import { toneOf } from './replies/tone.ts';
import { hasNumberWord } from './spoken/number-words.ts';
import { isSmall, plainOf, type Text, wordsOf } from './text.ts';

/** What holds a sentence together: two of these are no name, whatever else stands beside them. */
const holdsTogether: ReadonlySet<string> = new Set(
  (
    'nao que quem qual quanto quando como porque por para eu voce voces me meu minha seu sua isso esse essa ' +
    'quero queria vou vai posso pode preciso precisa tenho tem sei sabe sou so ja mas com sem ele ela ainda depois pela pelo vai vamos muito nada agora fui foi assim'
  ).split(' '),
);

/** Beside one of these alone nothing is a name either. */
const neverInNames: ReadonlySet<string> = new Set(
  'nao que me voce voces isso quero queria vou sei estou tava prefiro preciso tenho'.split(' '),
);

function isSentence(plain: string): boolean {
  const words = wordsOf(inFull({ plain, shown: plain }).plain);
  return (
    words.filter((word) => holdsTogether.has(word)).length > 1 ||
    (words.length > 1 && words.some((word) => neverInNames.has(word)))
  );
}

const fewest = 3;

/** Written small, a word of conversations stands in no name of three words: 'casa da minha vó'. */
const hasWordOfNoName = (shown: string): boolean =>
  wordsOf(shown).length >= fewest &&
  wordsOf(shown).some((word) => {
    const plain = plainOf(word);
    return isSmall(word) && notNames.has(plain) && !laterNames.has(plain) && !particles.has(plain);
  });

/** A sentence, or an insult. */
export const isNoName = (text: Text): boolean =>
  isSentence(text.plain) || hasWordOfNoName(text.shown) || toneOf(text) === 'angry';

/** 'Um plano', and not 'casa um'. */
const article = /\buma? (?=[a-z])/g;

/** Two words or more that have no figure, and no letter that stands for one: 'perto da padaria' is no number of a house. */
export const isWithoutFigure = (plain: string): boolean =>
  / /.test(plain) && !/\d|(?:^| )[a-z]$/.test(plain) && !hasNumberWord(plain.replace(article, ''));
