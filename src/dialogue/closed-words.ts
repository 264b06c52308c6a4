import { notRecorded } from '../brazil/name.ts';
import { withoutAccents } from '../brazil/without-accents.ts';
import { closedWords } from '../content/conversation/closed-words.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';

/** A message without accents, capitals and signs. */
export const bareOf = (message: string): string =>
  withoutAccents(message)
    .toLowerCase()
    .replace(/[^\p{L}\d\p{Extended_Pictographic}]+/gu, ' ')
    .trim();

export const listOf = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((list) => list.split('|')));

/** Any laugh is 'kk', and any 'ooiii' is 'oi'. */
const usual = (word: string): string =>
  word.replace(/^(?:k{2,}|(?:ha){2,}|(?:rs)+)$/, 'kk').replace(/^o+i+e*$/, 'oi');

/** Takes bare texts apart: into these phrases, the longest first, and the words that are in none. */
export function takerApart(known: ReadonlySet<string>) {
  const lengths = new Set([...known].map((phrase) => phrase.split(' ').length));
  const longestFirst = [...lengths].toSorted((one, other) => other - one);
  return (bare: string) => {
    const words = bare.split(' ').filter(Boolean);
    const usually = words.map(usual);
    const phrases: string[] = [];
    const others: string[] = [];
    for (let at = 0, taken = 1; at < words.length; at += taken) {
      const beginnings = longestFirst.map((length) => usually.slice(at, at + length).join(' '));
      const phrase = beginnings.find((one) => known.has(one));
      taken = phrase?.split(' ').length ?? 1;
      if (phrase === undefined) others.push(words[at] ?? '');
      else phrases.push(phrase);
    }
    return { phrases, others };
  };
}

const lists = {
  yes: listOf(closedWords.yes),
  no: listOf(closedWords.no),
  goesOn: listOf(closedWords.goesOn),
  leaves: listOf(closedWords.leaves),
  undoes: listOf(closedWords.undoes),
  accepts: listOf(closedWords.accepts),
  concludes: listOf(closedWords.concludes),
  advises: listOf(closedWords.advises),
  thisNumber: listOf(closedWords.thisNumber),
  withdraws: listOf(closedWords.withdraws),
  debit: listOf(closedWords.debit),
  bill: listOf(closedWords.bill),
};
const withoutCourtesy = takerApart(listOf(closedWords.courtesy));

/** Whether a message is one of these, and nothing else. Whoever says please says no more. */
function isOf(list: keyof typeof lists, message: string): boolean {
  const bare = bareOf(message);
  return (
    !message.includes('?') &&
    (lists[list].has(bare) || lists[list].has(withoutCourtesy(bare).others.join(' ')))
  );
}

/** Whether a whole message is a yes or a no; null if it is anything else. */
export const saysYes = (message: string): boolean | null =>
  isOf('yes', message) ? true : isOf('no', message) ? false : null;

/** The same of what waits for a yes, which may also be pointed at. */
export const saysYesToIt = (message: string): boolean | null =>
  isOf('goesOn', message) ? true : saysYes(message);

/** Whether a message is a mere yes, a no or a word of acceptance: it answers what is before the visitor, and nothing else. */
export const isClosedWord = (message: string): boolean =>
  saysYesToIt(message) !== null ||
  closedAnswer('accept_information', message) !== null ||
  closedAnswer('direct_debit', message) !== null;

/** Whether a message ends an order, where that was asked; null if it neither does nor keeps it. */
export const saysWithdraw = (message: string): boolean | null =>
  isOf('withdraws', message) || (isOf('leaves', message) ? false : saysYes(message));

/** Whether a message leaves an answer as it was. */
export const leavesAnswer = (message: string): boolean => isOf('leaves', message);

/** Whether a message calls wrong what was taken last. */
export const undoesLast = (message: string): boolean => isOf('undoes', message);

const places = closedWords.places.map((words) => listOf(words));

/** The place in a list that a whole message names, from 0, or from the end; null if it names none. */
export function placeNamed(message: string): number | null {
  const at = places.findIndex((words) => words.has(bareOf(message).replace(framing, '')));
  if (at === -1) return null;
  return at === places.length - 1 ? -1 : at;
}

const framing = /^(?:(?:o|a|e|eh|quero|pode|ser|fico|com|no|na|opcao|numero|esse|essa) )*/;

const agreement = takerApart(
  listOf(closedWords.accepts, closedWords.concludes, closedWords.around, closedWords.courtesy),
);
const pointing = takerApart(
  listOf(closedWords.thisNumber, closedWords.aroundNumber, closedWords.around, closedWords.courtesy),
);

/** Whether a message is made of such words alone, some of them of these lists: no question, no denial, no other value. */
function isMadeOf(parts: typeof agreement, message: string, ...some: (keyof typeof lists)[]): boolean {
  const { phrases, others } = parts(bareOf(message));
  const isSaid = phrases.some((phrase) => some.some((list) => lists[list].has(phrase)));
  return isSaid && others.length === 0 && !message.includes('?');
}

/** Whether a message points at the number that is written from. */
export const saysThisNumber = (message: string): boolean => isMadeOf(pointing, message, 'thisNumber');

/** The answer that a closed word gives to the open question, of money and consent above all; null if it gives none. */
export function closedAnswer(field: FieldName, message: string): RawValues | null {
  if (field === 'accept_information')
    return isMadeOf(agreement, message, 'accepts', 'concludes') ? { accept_information: ['on'] } : null;
  if (field === 'mothers_name')
    return bareOf(message) === bareOf(notRecorded) ? { mothers_name: [notRecorded] } : null;
  if (field === 'accept_contact')
    return saysYes(message) || isOf('accepts', message) || isOf('advises', message)
      ? { accept_contact: ['on'] }
      : null;
  if (field !== 'direct_debit') return null;
  const isDebit = isOf('debit', message) ? true : isOf('bill', message) ? false : saysYes(message);
  return isDebit === null ? null : { direct_debit: [String(isDebit)] };
}
