import type { Insertable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { protocolCode } from '../../server/leads/lead-repository.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { type QueueName, queueOutcomes } from '../../src/contract/panel/queue-outcomes.ts';
import { type Chance, oneOf } from './chance.ts';
import type { MadeUpLead } from './made-up-leads.ts';
import { madeUpContact, madeUpPlace } from './made-up-people.ts';

/** As long as the shortest of the queues keeps anything. */
const keptIn = 29;

/** Nine in ten were treated by somebody. */
function queued(chance: Chance, queue: QueueName, operators: readonly string[], now: Date) {
  const at = new Date(now.getTime() - chance() * keptIn * dayMs);
  const isTreated = chance() < 0.9;
  const treatedAt = new Date(Math.min(now.getTime(), at.getTime() + chance() * dayMs));
  return {
    id: timeOrderedId(systemRandom, at),
    created_at: at.toISOString(),
    treated_at: isTreated ? treatedAt.toISOString() : null,
    treated_by: isTreated ? oneOf(chance, operators) : null,
    outcome: isTreated ? oneOf(chance, queueOutcomes[queue]) : null,
  };
}

interface QueueRows {
  readonly noCoverage: Insertable<Tables['no_coverage_leads']>;
  readonly call: Insertable<Tables['support_requests']>;
  readonly words: Insertable<Tables['left_words']>;
}

/** One row for each queue that needs no lead. */
export function queueRows(chance: Chance, operators: readonly string[], now: Date): QueueRows {
  const uncovered = queued(chance, 'no-coverage', operators, now);
  return {
    noCoverage: {
      ...uncovered,
      ...madeUpPlace(chance),
      ...madeUpContact(chance),
      is_block_allotment: 0,
      protocol: protocolCode(systemRandom),
      plan_id: null,
      addon: null,
      accept_information: Number(chance() < 0.3),
      tracking: null,
      updated_at: uncovered.created_at,
    },
    call: {
      ...queued(chance, 'calls', operators, now),
      telephone: madeUpContact(chance).phone,
      addon: null,
      tracking: null,
    },
    words: {
      ...queued(chance, 'words', operators, now),
      kind: chance() < 0.3 ? 'person' : 'question',
      said: oneOf(chance, ['vocês instalam no sítio?', 'quero falar com alguém', 'tem ponto extra?']),
      step: 'cep',
      protocol: null,
      addon: null,
    },
  };
}

/** A refusal that a person is to look at. */
export const reviewRow = (
  chance: Chance,
  { madeAt }: MadeUpLead,
  { leadId, operators, now }: { leadId: string; operators: readonly string[]; now: Date },
): Insertable<Tables['reviews']> => {
  const work = queued(chance, 'reviews', operators, now);
  return {
    ...work,
    lead_id: leadId,
    message: null,
    created_at: madeAt.toISOString(),
    decision: work.outcome,
    decided_at: work.treated_at,
  };
};
