import { proposalOf } from './answered.ts';
import type { Asked, Reading } from './reading.ts';
import { awaitedFields, recogniseAnswers } from './recognise-answers.ts';
import {
  givenAlone,
  givenNames,
  notNames,
  particles,
  surnamesAmongNotNames,
} from './recognisers/names/name-words.ts';
import { isName } from './search-field.ts';
import { clausesOf, within } from './text/clauses.ts';
import { isCapital, plainOf, type Text, wordsOf } from './text/text.ts';

const isOfName = (word: string): boolean =>
  !notNames.has(word) || surnamesAmongNotNames.has(word) || particles.has(word);

/** A clause that is nothing but a name, written as one: '… que saudade... Josefa Maria da Conceição'. */
function titledNames(text: Text): Text[] {
  const named = clausesOf(text)
    .map(({ from, to }) => within(text, from, to))
    .filter(({ shown }) => wordsOf(shown).filter(isCapital).length > 1)
    .filter(({ shown }) => wordsOf(shown).every((word) => isCapital(word) || /^(?:d[aeo]s?|e)$/.test(word)));
  return named.length === 1 ? named : [];
}

/** Leads up to a name at the end of a message: 'quem vai pagar é meu filho …', 'no documento vem primeiro a …'. */
const leadsUp =
  /(?:^|[ ,.;:])(?:(?:[ao]|e|eh|se chama|chamad[oa]|(?:meu|minha) [a-z]+|titular|ser|sera|seria|vem|consta|ta|esta|primeir[oa]|poe|bota|coloca) )$/;
const fewest = 2;

/** The longest end of a message that is a name and begins with a known given name. */
function nameAtEnd(text: Text): Text[] {
  const words = [...text.plain.matchAll(/[a-z]+/g)];
  const first = words.findLastIndex(({ 0: word }) => !isOfName(word)) + 1;
  // 'A Mônica Brandão e a Paula Rezende': only the visitor knows which.
  if (/[a-z]{3} e $/.test(text.plain.slice(0, words[first]?.index).replace(/\b[ao] $/, ''))) return [];
  for (const { 0: word, index } of words.slice(first, -1)) {
    const isGiven = givenNames.has(word) || givenAlone.has(word);
    const name = within(text, index, text.plain.length);
    if (!isGiven || !leadsUp.test(text.plain.slice(0, index))) continue;
    return /^[a-z' -]+[.!? ]*$/.test(name.plain) && wordsOf(plainOf(name.shown)).length >= fewest
      ? [name]
      : [];
  }
  return [];
}

/** Where a message was not read as an answer, the name that it ends with waits for a yes, beside the reply. */
export function withNameBeside(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'unclear' && reading.kind !== 'question') return reading;
  const [field, another] = awaitedFields(asked).filter(isName);
  if (field === undefined || another !== undefined) return reading;
  for (const name of [...titledNames(text), ...nameAtEnd(text)]) {
    const { answers, refusals } = recogniseAnswers(name, asked, false);
    if (refusals.size > 0 || !answers.some((answer) => answer.field === field && !answer.doubtful)) continue;
    const at = text.plain.lastIndexOf(name.plain);
    const isReplied = reading.kind === 'question' && reading.suggestions === undefined;
    const left = text.shown.slice(0, at).replace(/[ ,.;:]+$/, '');
    return isReplied
      ? { ...proposalOf({ answers }, []), reply: reading.reply }
      : proposalOf({ answers }, [left]);
  }
  return reading;
}
