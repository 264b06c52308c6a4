import { labelWords } from '../../understanding/answer-labels.ts';
import {
  commonNames,
  notNames,
  particles,
  surnamesAmongNotNames,
} from '../../understanding/recognisers/names/name-words.ts';
import { plainOf } from '../../understanding/text/text.ts';
import { yesOrNoWords } from '../../understanding/yes-no/yes-no.ts';

/** Words of questions, commands and corrections that tell nothing of a value. */
const plainWords = new Set([
  ...notNames,
  ...particles,
  ...labelWords,
  ...yesOrNoWords,
  ...'menos errei tirando exceto ano mes dia data foi era outro outra quase digito falei fala'.split(' '),
]);

/** Digits of an account may be said in words. */
const numbers = new Set('um uma meia primeira primeiro segunda terca quarta quinta sexta'.split(' '));

const isReadable = (word: string): boolean => {
  const plain = plainOf(word);
  return (
    plainWords.has(plain) &&
    !numbers.has(plain) &&
    !commonNames.has(plain) &&
    !surnamesAmongNotNames.has(plain)
  );
};

/** A message that may hold a part of a sensitive answer: only the words that no value is made of stay readable. */
export const maskSaid = (said: string): string =>
  said.replace(/[\p{L}\p{M}\d'’]+/gu, (word) => {
    if (/\d/.test(word)) return '*'.repeat(word.length);
    return isReadable(word) ? word : `${[...word][0] ?? ''}****`;
  });
