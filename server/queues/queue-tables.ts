import type { QueueName } from '../../src/contract/panel/queue-outcomes.ts';

/** Where what waits for a person stands. The queue's name is also the topic under which its changes are told. */
export const queueTables = {
  calls: 'support_requests',
  reviews: 'reviews',
  'no-coverage': 'no_coverage_leads',
  words: 'left_words',
} as const satisfies Record<QueueName, string>;
