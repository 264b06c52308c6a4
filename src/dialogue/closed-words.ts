import { notRecorded } from '../brazil/name.ts';
import { withoutAccents } from '../brazil/without-accents.ts';
import { closedWords } from '../content/conversation/closed-words.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';

/** A message without accents, capitals and signs. */
export const bareOf = (said: string): string =>
  withoutAccents(said)
    .toLowerCase()
    .replace(/[^\p{L}\d\p{Extended_Pictographic}]+/gu, ' ')
    .trim();

const listOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));
const lists = {
  yes: listOf(closedWords.yes),
  no: listOf(closedWords.no),
  goesOn: listOf(closedWords.goesOn),
  leaves: listOf(closedWords.leaves),
  accepts: listOf(closedWords.accepts),
  debit: listOf(closedWords.debit),
  bill: listOf(closedWords.bill),
};
const courtesy = new RegExp(`(?<!\\S)(?:${closedWords.courtesy})(?!\\S)`, 'g');

/** Whether a message is one of these, and nothing else. Whoever says please says no more. */
function isOf(list: keyof typeof lists, said: string): boolean {
  const bare = bareOf(said);
  return (
    !said.includes('?') &&
    (lists[list].has(bare) || lists[list].has(bare.replace(courtesy, '').replace(/ +/g, ' ').trim()))
  );
}

/** Whether a whole message is a yes or a no; null if it is anything else. */
export const saysYes = (said: string): boolean | null =>
  isOf('yes', said) ? true : isOf('no', said) ? false : null;

/** The same of what waits for a yes, which may also be pointed at. */
export const saysYesToIt = (said: string): boolean | null => (isOf('goesOn', said) ? true : saysYes(said));

/** Whether a message is a mere yes, a no or a word of acceptance: it answers what is before the visitor, and nothing else. */
export const isClosedWord = (said: string): boolean =>
  saysYesToIt(said) !== null ||
  closedAnswer('accept_information', said) !== null ||
  closedAnswer('direct_debit', said) !== null;

/** Whether a message leaves an answer as it was. */
export const leavesAnswer = (said: string): boolean => isOf('leaves', said);

const places = closedWords.places.map(listOf);

/** The place in a list that a whole message names, from 0, or from the end; null if it names none. */
export function placeSaid(said: string): number | null {
  const at = places.findIndex((words) => words.has(bareOf(said).replace(framing, '')));
  if (at === -1) return null;
  return at === places.length - 1 ? -1 : at;
}

const framing = /^(?:(?:o|a|e|eh|quero|pode|ser|fico|com|no|na|opcao|numero|esse|essa) )*/;

/** The answer that a closed word gives to the open question, of money and consent above all; null if it gives none. */
export function closedAnswer(field: FieldName, said: string): RawValues | null {
  if (field === 'accept_information') return isOf('accepts', said) ? { accept_information: ['on'] } : null;
  if (field === 'mothers_name')
    return bareOf(said) === bareOf(notRecorded) ? { mothers_name: [notRecorded] } : null;
  if (field === 'accept_contact') return saysYes(said) ? { accept_contact: ['on'] } : null;
  if (field !== 'direct_debit') return null;
  const isDebit = isOf('debit', said) ? true : isOf('bill', said) ? false : saysYes(said);
  return isDebit === null ? null : { direct_debit: [String(isDebit)] };
}
