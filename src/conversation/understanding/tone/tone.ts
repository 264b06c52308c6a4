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

/** Function words of the language: a name or a brand has none. */
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

/** The tone or language of a message, if it needs an answer of its own. */
export function toneOf({ plain }: Pick<Text, 'plain'>): Tone | null {
  const words = wordsOf(plain);
  const sentence = ` ${words.join(' ')} `;
  const isAngry = angryWords.some((one) => sentence.includes(` ${one} `)) || angryStems.test(sentence);
  return isAngry ? 'angry' : languageOf(words);
}

/** Whether a message that was not understood otherwise is a complaint. */
export const complains = ({ plain }: Pick<Text, 'plain'>): boolean =>
  complaints.test(` ${wordsOf(plain).join(' ')} `);

/** A note on the language is given once; answers are accepted in any of them. */
function besideAnswer(reading: Reading, sentence: string): Reading {
  if (reading.kind === 'partial') return { ...reading, asks: `${sentence} ${reading.asks}` };
  if (reading.kind !== 'answer' && reading.kind !== 'proposal') return reading;
  return { ...reading, reply: reading.reply === undefined ? sentence : `${sentence} ${reading.reply}` };
}

/** Puts one sentence in front of the reply: a calm one, or one in the visitor's language. Answers stay as they are. */
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
