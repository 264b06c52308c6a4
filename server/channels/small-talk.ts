import { whatsappWords } from '../../src/content/conversation/whatsapp.ts';
import { bareOf, isClosedWord, listOf, takerApart } from '../../src/dialogue/closed-words.ts';

const { hello, howAreYou, thanks, after } = whatsappWords.smallTalk;

/** Made of these phrases alone, one of the first ones before the others. */
function madeOf(first: ReadonlySet<string>, ...others: readonly string[]) {
  const takeApart = takerApart(new Set([...first, ...listOf(...others)]));
  return (message: string): boolean => {
    const told = takeApart(bareOf(message));
    return told.others.length === 0 && first.has(told.phrases[0] ?? '');
  };
}
const isGreeting = madeOf(listOf(hello), howAreYou, after);
const isAsking = madeOf(listOf(hello, howAreYou), after);
const isThanking = madeOf(listOf(thanks, hello), howAreYou, after);

/** Whether a message greets, and says nothing else. */
export const greets = (message: string): boolean => (message.includes('?') ? isAsking : isGreeting)(message);

/** Whether a message holds no answer to anything that may be asked. */
export const holdsNoAnswer = (message: string): boolean =>
  !isClosedWord(message) && (greets(message) || isThanking(message));
