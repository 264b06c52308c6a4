import { isDigits, takesAnyWords } from './answer-kinds.ts';
import { isKnownWord } from './knowledge/is-known-word.ts';
import type { Asked } from './reading.ts';
import { pendingFields } from './recognise-answers.ts';
import type { Recogniser } from './recognisers/recogniser.ts';
import { recognisers } from './recognisers/recognisers.ts';
import { nearWord } from './spoken/near-word.ts';
import { everyNumberWord } from './spoken/number-words.ts';
import { plainOf, type Text, textOf } from './text/text.ts';

/** A word by itself, and no part of an e-mail or a code. */
const word = /(?<![\p{L}\d@._-])\p{L}{5,}(?![\p{L}\d@_-]|\.\S)/gu;

const vocabularyOf = (asked: Asked): readonly string[] =>
  pendingFields(asked).flatMap((name) => {
    const { vocabulary }: Recogniser = recognisers[name];
    return vocabulary?.(asked) ?? (isDigits(name) ? everyNumberWord : []);
  });

/**
 * Writes words that are one slip of the finger away from a word of the open answer as they are meant: 'o mais baraxo',
 * 'conncordo com tudo'. Not where any word may be the answer.
 */
export function withSlipsMended(text: Text, asked: Asked): Text {
  if (pendingFields(asked).some((name) => takesAnyWords(name) || name === 'email')) return text;
  const vocabulary = vocabularyOf(asked);
  if (vocabulary.length === 0) return text;
  const shown = text.shown.replace(word, (typed) => {
    const plain = plainOf(typed);
    const near = vocabulary.includes(plain) ? null : nearWord(plain, vocabulary);
    return near === null || isKnownWord(plain) ? typed : near;
  });
  return shown === text.shown ? text : textOf(shown);
}
