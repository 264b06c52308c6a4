import type { Right } from './rights.ts';

/** What waits for a person, and what may come of it. */
export const queueOutcomes = {
  calls: ['ordered', 'call-again', 'not-interested', 'no-answer', 'wrong-number'],
  reviews: ['approved', 'refused', 'ask-again'],
  'no-coverage': ['informed', 'coming', 'not-planned', 'no-answer'],
  words: ['answered', 'entry-wanted', 'no-question'],
} as const;

export type QueueName = keyof typeof queueOutcomes;

export type QueueOutcome = (typeof queueOutcomes)[QueueName][number];

/** Nobody was reached, or not for long enough: whoever waits still does. */
const openOutcomes: readonly QueueOutcome[] = ['call-again', 'no-answer'];

export const staysOpen = (outcome: QueueOutcome): boolean => openOutcomes.includes(outcome);

export const queueNames = [
  'calls',
  'reviews',
  'no-coverage',
  'words',
] as const satisfies readonly QueueName[];

/** What somebody must be allowed to do who takes one. */
export const queueRights: Readonly<Record<QueueName, Right>> = {
  calls: 'queues.work',
  reviews: 'reviews.decide',
  'no-coverage': 'queues.work',
  words: 'queues.work',
};

/** How long somebody who does nothing keeps what was taken. */
export const takenForMinutes = 20;
