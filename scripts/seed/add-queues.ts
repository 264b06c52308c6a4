import { protocolCode } from '../../server/leads/lead-repository.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { type QueueName, queueOutcomes } from '../../src/contract/panel/queue-outcomes.ts';
import { type Chance, oneOf } from './chance.ts';
import type { SeededLead } from './made-up-leads.ts';
import { madeUpContact, madeUpPlaceWithoutNetwork } from './made-up-people.ts';
import type { Rows } from './rows.ts';
import type { SeedParts } from './seed-leads.ts';

/** Days, within the shortest retention of the queues. */
const keptIn = 29;

/** A queue item; only some of the last day still wait. */
function queued(
  chance: Chance,
  queue: QueueName,
  { operators, now }: SeedParts,
  at = new Date(now.getTime() - chance() ** 2 * keptIn * dayMs),
) {
  const resolvedAt = new Date(at.getTime() + chance() * dayMs);
  const isResolved = resolvedAt < now;
  return {
    id: timeOrderedId(systemRandom, at),
    created_at: at.toISOString(),
    treated_at: isResolved ? resolvedAt.toISOString() : null,
    treated_by: isResolved ? oneOf(chance, operators) : null,
    outcome: isResolved ? oneOf(chance, queueOutcomes[queue]) : null,
  };
}

export function addQueueRows(rows: Rows, chance: Chance, parts: SeedParts): void {
  const place = madeUpPlaceWithoutNetwork(chance);
  const uncovered = queued(chance, 'no-coverage', parts);
  rows.noCoverage.push({
    ...uncovered,
    ...place,
    ...madeUpContact(chance, place),
    is_block_allotment: 0,
    protocol: protocolCode(systemRandom),
    plan_id: null,
    addon: null,
    accept_information: Number(chance() < 0.3),
    tracking: null,
    updated_at: uncovered.created_at,
  });
  rows.calls.push({
    ...queued(chance, 'calls', parts),
    telephone: madeUpContact(chance).phone,
    addon: null,
    tracking: null,
  });
}

/** A refused lead with what refused it and a review. */
export function addReview(
  rows: Rows,
  chance: Chance,
  { madeAt, leadId }: SeededLead,
  parts: SeedParts,
): void {
  const work = queued(chance, 'reviews', parts, madeAt);
  rows.analyses.push({
    ...{ id: timeOrderedId(systemRandom, madeAt), lead_id: leadId, at: madeAt.toISOString() },
    ...{ source: 'service', status: 'rejected', questions: null, correct: null },
  });
  rows.reviews.push({
    ...work,
    lead_id: leadId,
    message: null,
    decision: work.outcome,
    decided_at: work.treated_at,
  });
}
