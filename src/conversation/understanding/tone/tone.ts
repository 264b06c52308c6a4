import { handOffWords } from '../../../content/conversation/hand-off.ts';
import {
  angryStems,
  angryWords,
  complaints,
  functionWords,
  sharedWords,
  toneSentences,
} from '../../../content/conversation/tone.ts';
import type { Asked, Reading } from '../reading.ts';
import { expectedOf } from '../replies/expected.ts';
import { type Text, wordsOf } from '../text/text.ts';

export type Tone = keyof typeof toneSentences;

const languages = ['english', 'spanish'] as const;

const shared = new Set(sharedWords);

const wordsOfLanguage = new Map(languages.map((name) => [name, new Set(functionWords[name].split(' '))]));

/** Of a sentence that holds together in that language; a name or a brand holds nothing together. */
const leastShare = 0.3;

function languageOf(words: readonly string[]): Tone | null {
  const counted = languages.map((name) => {
    const known = words.filter((word) => wordsOfLanguage.get(name)?.has(word));
    return { name, known: known.length, own: known.filter((word) => !shared.has(word)).length };
  });
  const [most] = counted.toSorted((one, other) => other.own - one.own || other.known - one.known);
  if (most === undefined || most.own === 0 || most.known < 2) return null;
  return most.known / words.length >= leastShare ? most.name : null;
}

/** How a message is said, where that is to be answered first. */
export function toneOf({ plain }: Pick<Text, 'plain'>): Tone | null {
  const words = wordsOf(plain);
  const sentence = ` ${words.join(' ')} `;
  const isAngry = angryWords.some((one) => sentence.includes(` ${one} `)) || angryStems.test(sentence);
  return isAngry ? 'angry' : languageOf(words);
}

/** Who tells what went wrong, where nothing else of it is understood. */
export const complains = ({ plain }: Pick<Text, 'plain'>): boolean =>
  complaints.test(` ${wordsOf(plain).join(' ')} `);

/** An answer in another language is taken, and once it is said in which one the conversation goes on. */
function besideAnswer(reading: Reading, sentence: string): Reading {
  if (reading.kind === 'partial') return { ...reading, asks: `${sentence} ${reading.asks}` };
  if (reading.kind !== 'answer' && reading.kind !== 'proposal') return reading;
  return { ...reading, reply: reading.reply === undefined ? sentence : `${sentence} ${reading.reply}` };
}

/** One calm sentence, or one in the visitor's language, before what is said anyway. An answer is taken as it is. */
export function inTone(reading: Reading, tone: Tone | null, asked: Asked): Reading {
  if (tone === null) return reading;
  const sentence = toneSentences[tone];
  if (reading.kind === 'question') return { ...reading, reply: `${sentence} ${reading.reply}` };
  if (reading.kind === 'unclear')
    return {
      kind: 'question',
      reply: `${sentence} ${expectedOf(asked, null)}`,
      ...(tone === 'angry' && { suggestions: [handOffWords.ask] }),
    };
  return tone === 'angry' || asked.knowsLanguage ? reading : besideAnswer(reading, sentence);
}
