import type { ReviewDecision } from '../lead/review-decision.ts';
import type { Right } from './access/rights.ts';

export const queueOutcomes = {
  calls: ['ordered', 'call-again', 'not-interested', 'no-answer', 'wrong-number'],
  reviews: ['approved', 'refused', 'ask-again'],
  'no-coverage': ['informed', 'coming', 'not-planned', 'no-answer'],
} as const;

export type QueueName = keyof typeof queueOutcomes;

export type QueueOutcome = (typeof queueOutcomes)[QueueName][number];

/** Outcomes of failed attempts: the item stays in the queue. */
const openOutcomes: readonly QueueOutcome[] = ['call-again', 'no-answer'];

export const staysOpen = (outcome: QueueOutcome): boolean => openOutcomes.includes(outcome);

export const queueNames = ['calls', 'reviews', 'no-coverage'] as const satisfies readonly QueueName[];

export const queueRights: Readonly<Record<QueueName, Right>> = {
  calls: 'queues.work',
  reviews: 'reviews.decide',
  'no-coverage': 'queues.work',
};

/** Minutes without activity after which a taken item is released. */
export const takenForMinutes = 20;

export const reviewReasons = {
  approved: ['identity-confirmed', 'data-corrected', 'analysis-mistaken', 'settled'],
  refused: ['identity-not-proved', 'suspected-fraud', 'refusal-stands', 'not-reached'],
  'ask-again': ['typing-error', 'data-missing', 'other-person'],
} as const satisfies Record<ReviewDecision, readonly string[]>;

export type ReviewReason = (typeof reviewReasons)[ReviewDecision][number];
