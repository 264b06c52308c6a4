import { certainBesideQuestion } from './beside-question.ts';
import { conditionBesideChoice } from './condition-beside-choice.ts';
import { quizReading } from './quiz-reading.ts';
import type { Asked, Reading } from './reading.ts';
import { rejectionReply } from './replies/obstacles/rejection-reply.ts';
import { reservationReply } from './replies/obstacles/reservation-reply.ts';
import { allPrices } from './replies/plans/all-prices.ts';
import { bargainReply } from './replies/plans/bargain-reply.ts';
import { priceFirst } from './replies/plans/price-first.ts';
import { speedAskedEarly } from './replies/plans/speed-asked-early.ts';
import { speedDoubted } from './replies/plans/speed-doubted.ts';
import { channelsAsked } from './replies/topics/channels-asked.ts';
import { topicByRule } from './replies/topics/topic-by-rule.ts';
import { unknownTopic } from './replies/topics/unknown-topic.ts';
import { whyMother } from './replies/topics/why-mother.ts';
import { whichOption } from './replies/which-option.ts';
import { whoseValue } from './replies/whose-value.ts';
import { inFull } from './text/normalise.ts';
import type { Text } from './text/text.ts';
import type { Tone } from './tone/tone.ts';

/** What a rule of its own reads whatever else is said: the quiz, a doubt, two values, channels, an answer beside a question, a price, a topic. */
export const firstReading = (text: Text, tone: Tone | null, asked: Asked): Reading | null =>
  quizReading(text, asked) ??
  whichOption(text, asked) ??
  speedDoubted(text, asked) ??
  whoseValue(text, asked) ??
  channelsAsked(text, asked) ??
  (tone === 'angry' ? null : certainBesideQuestion(text, asked)) ??
  priceFirst(inFull(text), asked) ??
  allPrices(inFull(text).plain, asked) ??
  unknownTopic(inFull(text).plain, asked) ??
  rejectionReply(inFull(text).plain, asked) ??
  whyMother(inFull(text).plain, asked) ??
  topicByRule(inFull(text).plain, asked) ??
  bargainReply(inFull(text).plain, asked) ??
  reservationReply(inFull(text).plain, asked) ??
  (tone === null ? conditionBesideChoice(text, asked) : null) ??
  speedAskedEarly(text, asked);
