import type { QueueName } from '../../src/contract/panel/queue-outcomes.ts';

/** The table of each queue; the queue's name is also its live topic. */
export const queueTables = {
  calls: 'support_requests',
  reviews: 'reviews',
  'no-coverage': 'no_coverage_leads',
  words: 'left_words',
} as const satisfies Record<QueueName, string>;
