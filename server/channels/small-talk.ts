import { whatsappWords } from '../../src/content/conversation/whatsapp.ts';
import { bareOf, isClosedWord } from '../../src/dialogue/closed-words.ts';

const { hello, howAreYou, thanks, after } = whatsappWords.smallTalk;

const patternOf = (first: string) => new RegExp(`^(?:${first})(?: (?:${first}|${howAreYou}|${after}))*$`);
const greeting = patternOf(hello);
const asking = patternOf(`${hello}|${howAreYou}`);
const thanking = patternOf(`${thanks}|${hello}`);

/** Whether a message greets, and says nothing else. */
export const greets = (message: string): boolean =>
  (message.includes('?') ? asking : greeting).test(bareOf(message));

/** Whether a message holds no answer to anything that may be asked. */
export const holdsNoAnswer = (message: string): boolean =>
  !isClosedWord(message) && (greets(message) || thanking.test(bareOf(message)));
