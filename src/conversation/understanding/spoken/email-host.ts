import { type Text, wordsOf } from '../text/text.ts';
import { notesInHost } from './email-notes.ts';
import { providerBesideAddress } from './email-providers.ts';
import { isSign, type Token, tokensIn, written } from './email-tokens.ts';

/** What stands on one side of the sign of an address. */
export interface Half {
  words: readonly Token[];
  /** Words side by side may be parts of a name or words in front of it. */
  isLoose: boolean;
}

const providers = new RegExp(`^${providerBesideAddress}$`);
const ending = /^(?:com|br|net|org|gov|edu|me|io)$/;

/** 'Mercadinho da praça ponto com'. */
const severalWords = /^ ?[a-z\d-]+(?: (?!ponto|punto|dot)[a-z\d-]+){1,3} +(?:ponto|punto|dot) [a-z]{2}/;

/** 'Ponto bê erre', 'ponto b r'. */
const brazil = /\bb(?:e erre| r)\b/g;
/** Dictation parts the name of a provider: 'g mail', 'hot mail', 'out look'. */
const partedProvider = /^ ?(g|hot|out|i) (mail|look|cloud)\b/;

/** The first words of a text that are one host: 'gmail ponto com ponto br'; 'gmail com' is said as well. */
export function hostBehind(text: Text): Half & { end: number } {
  const words: Token[] = [];
  const plain = text.plain
    .replace(notesInHost, (note) => ' '.repeat(note.length))
    .replace(brazil, (name) => 'br'.padStart(name.length))
    .replace(partedProvider, (name, one: string, other: string) => `${one}${other}`.padStart(name.length));
  const isLoose = [text.plain, plain].some(
    (said) => severalWords.test(said) && !providers.test(wordsOf(said)[0] ?? ''),
  );
  for (const word of tokensIn({ ...text, plain })) {
    const last = words.at(-1);
    if (/[^ ]/.test(plain.slice(last?.to ?? 0, word.from))) break;
    const isJoined = last === undefined || isSign(word) || isSign(last) || word.plain.startsWith('.');
    const isEnding =
      ending.test(word.plain) &&
      last !== undefined &&
      last.plain !== word.plain &&
      (providers.test(last.plain) || ending.test(last.plain));
    if (!isJoined && !isEnding && !(isLoose && !words.some(isSign))) break;
    words.push(word);
  }
  while (isSign(words.at(-1))) words.pop();
  return { words, isLoose, end: words.at(-1)?.to ?? 0 };
}

export const hostOf = (words: readonly Token[]): string =>
  words.reduce((host, word, place) => {
    const before = words[place - 1];
    const needsDot = before !== undefined && !isSign(before) && !isSign(word) && ending.test(word.plain);
    return `${host}${needsDot ? '.' : ''}${written(word)}`;
  }, '');
