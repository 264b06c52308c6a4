import type { Generated } from 'kysely';
import type { QueueName } from '../../src/contract/panel/queue-outcomes.ts';

/** Columns of a queue item: who has taken it and until when, and its outcome. */
export interface QueuedColumns {
  taken_by: Generated<string | null>;
  taken_until: Generated<string | null>;
  treated_at: string | null;
  treated_by: Generated<string | null>;
  /** While the item waits: the outcome of the last attempt. */
  outcome: Generated<string | null>;
  note: Generated<string | null>;
  attempts: Generated<number | null>;
  attempted_at: Generated<string | null>;
  /** Time of day in Brasília, to the minute. */
  call_after: Generated<string | null>;
}

/** The table of each queue; the queue's name is also its live topic. */
export const queueTables = {
  calls: 'support_requests',
  reviews: 'reviews',
  'no-coverage': 'no_coverage_leads',
} as const satisfies Record<QueueName, string>;
