import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { RecognisedAnswer, ToldPart } from '../understanding/reading.ts';
import type { MessageOutcome } from './message-outcome.ts';
import type { AlternativeReading, Reply, ReplyActions } from './side-questions/side-question.ts';
import { pickActions } from './side-questions/text-only.ts';

type Guess = RecognisedAnswer | undefined;

/** A reply that also proposes the message as the answer. `asks`: nothing else was understood. */
const replyTo = (
  reply: string,
  whole: RecognisedAnswer,
  asks: boolean,
  actions: ReplyActions = {},
): Reply => {
  const text = asks ? joinTexts(reply, sideQuestionWords.guess.ask) : reply;
  return { kind: 'guess', text, told: reply, whole, asks, ...actions };
};

export const replied = (
  text: string,
  guess: Guess,
  asks: boolean,
  actions: ReplyActions = {},
): Extract<MessageOutcome, { kind: 'reply' }> => ({
  kind: 'reply',
  reply: guess === undefined ? { kind: 'text', text, ...actions } : replyTo(text, guess, asks, actions),
});

export const asWritten = (guess: Guess): AlternativeReading | undefined =>
  guess && { label: sideQuestionWords.several.whole, answers: [guess] };

export const confirming = (
  answers: readonly RecognisedAnswer[],
  text: string,
  other?: AlternativeReading,
  part?: ToldPart,
  told?: string,
): Extract<MessageOutcome, { kind: 'reply' }> => ({
  kind: 'reply',
  reply: {
    kind: 'several',
    answers,
    text,
    ...(other && { other }),
    ...(part && { part }),
    ...(told && { told }),
  },
});

export const joinTexts = (...texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

/** Keeps the outcome of a command and also proposes the message as the answer. */
export function withGuess(outcome: MessageOutcome, guess: Guess): MessageOutcome {
  if (guess === undefined) return outcome;
  if (outcome.kind === 'go' || outcome.kind === 'panel')
    return { ...outcome, beside: replyTo(sideQuestionWords.guess.asCommand, guess, false) };
  const other = asWritten(guess);
  if (outcome.kind === 'leave')
    return { kind: 'reply', reply: { ...outcome, text: sideQuestionWords.leave.ask, other } };
  if (outcome.kind !== 'reply') return outcome;
  const { reply } = outcome;
  // A proposal would hide the link.
  if (reply.kind === 'text')
    return reply.link ? outcome : replied(reply.text, guess, false, pickActions(reply));
  return reply.kind === 'guess' ? outcome : { kind: 'reply', reply: { ...reply, other } };
}
