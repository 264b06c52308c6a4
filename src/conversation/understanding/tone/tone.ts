import { handOffWords } from '../../../content/conversation/hand-off.ts';
import { angryStems, angryWords, complaints, toneSentences } from '../../../content/conversation/tone.ts';
import type { RawValues } from '../../../funnel/fields/field.ts';
import { isFieldName } from '../../../funnel/fields/fields.ts';
import { isChoice } from '../answer-kinds.ts';
import type { Asked, Reading } from '../reading.ts';
import { expectedOf } from '../replies/expected.ts';
import { inFull } from '../text/normalise.ts';
import { type Text, wordsOf } from '../text/text.ts';
import { type Language, languageOf } from './in-portuguese.ts';

export type Tone = keyof typeof toneSentences;

/** The tone or language of a message, if it needs an answer of its own. */
export function toneOf({ plain }: Pick<Text, 'plain'>): Tone | null {
  const words = wordsOf(plain);
  const sentence = ` ${words.join(' ')} `;
  const isAngry = angryWords.some((one) => sentence.includes(` ${one} `)) || angryStems.test(sentence);
  return isAngry ? 'angry' : languageOf(plain);
}

/** Whether a message that was not understood otherwise is a complaint. */
export const complains = ({ plain }: Pick<Text, 'plain'>): boolean =>
  complaints.test(` ${wordsOf(plain).join(' ')} `);

/** 'Já disse que é 340': without its complaint the rest is calm. */
export const toneOfRest = (rest: Text, tone: Tone | null, isComplaint: boolean): Tone | null =>
  tone === 'angry' && (isComplaint || /\d/.test(rest.plain)) ? toneOf(inFull(rest)) : tone;

export const isCalming = (reading: Reading): boolean =>
  reading.kind === 'question' && reading.reply.startsWith(toneSentences.angry);

/** What counts beside an insult: a figure, a choice, or that a house has no number, but no words that may be a name. */
export const tellsInAnger = (raw: RawValues): boolean =>
  raw.no_number !== undefined ||
  Object.entries(raw).every(
    ([name, values = []]) =>
      values.some((value) => /\d/.test(value)) || (isFieldName(name) && isChoice(name)),
  );

/** A note on the language is given once; answers are accepted in any of them. */
function besideAnswer(reading: Reading, sentence: string): Reading {
  if (reading.kind === 'partial') return { ...reading, asks: `${sentence} ${reading.asks}` };
  if (reading.kind !== 'answer' && reading.kind !== 'proposal') return reading;
  return { ...reading, reply: reading.reply === undefined ? sentence : `${sentence} ${reading.reply}` };
}

/** The wish that brought the visitor here. */
export const isOrder = (reading: Reading): boolean =>
  reading.kind === 'command' && reading.command.name === 'order';

/** Puts one sentence in front of the reply: a calm one, or one in the visitor's language. Answers stay as they are. */
export function inTone(reading: Reading, tone: Tone | null, asked: Asked): Reading {
  if (tone === null) return reading;
  const sentence = toneSentences[tone];
  if (reading.kind === 'question') return { ...reading, reply: `${sentence} ${reading.reply}` };
  if (reading.kind === 'unclear' || (tone !== 'angry' && isOrder(reading)))
    return {
      kind: 'question',
      reply: `${sentence} ${expectedOf(asked, null)}`,
      ...(tone === 'angry' && { suggestions: [handOffWords.ask] }),
    };
  return tone === 'angry' || asked.knowsLanguage ? reading : besideAnswer(reading, sentence);
}

/** Puts the sentence in the language of a message that was read as Portuguese in front of the reply, which stays as exact as it is. */
export function inLanguage(reading: Reading, language: Language | null, asked: Asked): Reading {
  if (language === null || reading.kind !== 'unclear' || reading.asks)
    return inTone(reading, language, asked);
  const { expected, suggestions } = reading;
  return inTone({ kind: 'question', reply: expected, ...(suggestions && { suggestions }) }, language, asked);
}
