import { givenNames, mayBeInName, surnames } from '../recognisers/names/name-words.ts';
import { nearWord } from '../spoken/near-word.ts';
import { within } from './clauses.ts';
import { type Text, textOf, wordsOf } from './text.ts';

/** Between two tries stands what was wrong with the first, or how the name is written. */
const note = /\b(?:com|sem|nao|n|escreve\w*|escrit[oa]|corrig\w+|junto|separado|letras?|palavra|errad[oa])\b/;
const leastLetters = 3;
const mostBehind = 5;

/** Other facts are told beside the name. */
const otherFact =
  /\b(?:arroba|e-?mail|telefone|celular|zap|cpf|cep|rua|avenida|av|travessa|bairro|numero)\b|[^a-z'’ .,:!-]/;

/** A surname is shared by many: 'Ana Souza, moro com a Maria Souza Lima'. */
const isSurname = (word: string): boolean => surnames.has(word) && !givenNames.has(word);

const mayBeFirst = (word: string): boolean =>
  word.length > leastLetters && !isSurname(word) && !/^(?:dois|duas|letra)$/.test(word);

/** 'Thayane com tê agá Thayane Cristina Lopes', 'irá cema não iracema tudo junto iracema pinto': where the name begins again. */
function repeatedAt(plain: string): number | null {
  const words = [...plain.matchAll(/[a-z'’]+/g)];
  const first = Math.max(
    words.findLastIndex(({ 0: word }) => !mayBeInName(word)) + 1,
    words.length - 1 - mostBehind,
  );
  const again = words.slice(first, -1).find(({ 0: word, index }, place) => {
    const isAgain = words.slice(0, first + place).some(({ 0: one }) => one === word);
    return isAgain && mayBeFirst(word) && note.test(plain.slice(0, index));
  });
  return again === undefined ? null : beginningAt(plain, again.index);
}

/** 'Lourdes com u, Maria de Lourdes Lima': the second try may have more in front. */
function beginningAt(plain: string, at: number): number {
  const pause = plain.lastIndexOf(', ', at);
  return pause !== -1 && wordsOf(plain.slice(pause, at)).every(mayBeInName) ? pause + ', '.length : at;
}

const denial =
  /(?<=[a-z]{2}) (?:nao (?:(?:e|eh) )?|com (?:dois |duas |um )?(?:[b-dfgj-np-tv-z]|th|ph|[lnst]{2}|ck) )(?=(?<again>[a-z]+)(?: [a-z]+){1,5}[ .!]*$)/;

/** 'Dei vison não deivison ramos', 'natália com th nathalia prado': two tries that sound alike. */
function deniedAt(plain: string): number | null {
  const match = denial.exec(plain);
  const again = match?.groups?.again ?? '';
  if (match === null || again.length <= leastLetters) return null;
  const words = plain.slice(0, match.index).split(' ');
  const tries = [words.at(-1) ?? '', words.slice(-2).join('')];
  const isAlike = tries.some(
    (one) =>
      one.length > leastLetters &&
      (one.slice(0, 3) === again.slice(0, 3) || one.slice(-4) === again.slice(-4)),
  );
  return isAlike ? match.index + match[0].length : null;
}

/** 'Zefa, quer dizer, Josefa Maria da Conceição': what was told first is put right. */
const putRight =
  /^(?<before>(?:[a-z'’]+ ){0,3}[a-z'’]+)[ ,.…-]+(?:quer dizer|ou melhor|melhor dizendo|na verdade|na realidade|digo|alias|corrigindo|ops)(?: (?:o nome (?:dela |certo |mesmo |completo )*)?(?:e|eh))?[ ,:.…-]+(?=(?<behind>[a-z'’]+(?: [a-z'’]+){1,6})[ .!]*$)/;

function putRightAt(plain: string): number | null {
  const match = putRight.exec(plain);
  const behind = wordsOf(match?.groups?.behind ?? '');
  // Two whole names are a correction.
  const isWhole = wordsOf(match?.groups?.before ?? '')
    .slice(1)
    .some(isSurname);
  return match !== null && !isWhole && behind.every(mayBeInName) ? match[0].length : null;
}

/** 'Maria Eduada opa Eduarda Pinheiro': a slip of one word, which is written again. */
const slipped =
  /^(?<before>(?:[a-z'’]+ ){0,3})(?<slip>[a-z'’]{3,}),? (?:opa|ops|digo|perai|pera|desculpa|quer dizer|aliás|alias)[ ,.…-]+(?<again>[a-z'’]{3,})(?<behind>(?: [a-z'’]+){0,5})[ .!]*$/;

function withoutSlip(text: Text): Text {
  const { before = '', slip = '', again = '' } = slipped.exec(text.plain)?.groups ?? {};
  if (slip === '' || nearWord(slip, [again], leastLetters) === null) return text;
  const at = text.plain.indexOf(again, before.length + slip.length);
  return textOf(`${text.shown.slice(0, before.length)}${text.shown.slice(at)}`);
}

/** The name from where its speaker begins it again. */
export function fromAgain(text: Text): Text {
  if (otherFact.test(text.plain)) return text;
  const slip = withoutSlip(text);
  if (slip !== text) return slip;
  const at = putRightAt(text.plain) ?? repeatedAt(text.plain) ?? deniedAt(text.plain);
  return at === null ? text : within(text, at, text.plain.length);
}
