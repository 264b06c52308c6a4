/** What waits for a person, and what may come of it. */
export const queueOutcomes = {
  calls: ['ordered', 'call-again', 'not-interested', 'no-answer', 'wrong-number'],
  reviews: ['approved', 'refused', 'ask-again'],
  'no-coverage': ['informed', 'coming', 'not-planned', 'no-answer'],
  words: ['answered', 'entry-wanted', 'no-question'],
} as const;

export type QueueName = keyof typeof queueOutcomes;

export type QueueOutcome = (typeof queueOutcomes)[QueueName][number];

export const queueNames = [
  'calls',
  'reviews',
  'no-coverage',
  'words',
] as const satisfies readonly QueueName[];

/** How long somebody who does nothing keeps what was taken. */
export const takenForMinutes = 20;
