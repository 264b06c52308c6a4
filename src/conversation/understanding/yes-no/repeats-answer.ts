import type { RecognisedAnswer } from '../reading.ts';
import { plainOf, wordsOf } from '../text/text.ts';
import { yesOrNoWords } from './yes-no.ts';

/** Words around an answer that is told again: 'no boleto mesmo', 'vou de boleto então'. */
const around = new Set(
  'no na em de do da pelo pela pro pra para com um uma vou fica fico ficar quero prefiro deixa coloca bota poe marca via forma pagar pago faz'.split(
    ' ',
  ),
);

/** The words that tell an answer: of 'Boleto por e-mail' the first, of any other all. */
function tellingWords({ field, shown }: RecognisedAnswer): readonly string[] {
  const words = wordsOf(plainOf(shown));
  return field === 'direct_debit' ? words.slice(0, 1) : words;
}

/** Whether a message names this answer: 'boleto' names 'Boleto por e-mail'. */
export function repeatsAnswer(said: readonly string[], answer: RecognisedAnswer): boolean {
  const words = tellingWords(answer);
  return words.length > 0 && words.every((word) => said.includes(word));
}

/** Whether a message tells all that waits once more, and nothing besides: 'boleto msm'. */
export function repeatsAll(said: readonly string[], waiting: readonly RecognisedAnswer[]): boolean {
  const told = new Set(waiting.flatMap(({ shown }) => wordsOf(plainOf(shown))));
  return (
    waiting.length > 0 &&
    waiting.every((answer) => repeatsAnswer(said, answer)) &&
    said.every((word) => told.has(word) || around.has(word) || (yesOrNoWords.has(word) && !denying.has(word)))
  );
}

const denying = new Set(
  'nao n nn nop nope naum negativo nunca nem nenhum nenhuma nada errado errada'.split(' '),
);
