import type { Insertable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { leadRows } from '../../server/leads/lead-rows.ts';
import { wordsOf } from '../../server/leads/lead-words.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import type { MadeUpLead } from './made-up-leads.ts';

interface LeadTableRows {
  readonly leadId: string;
  readonly lead: Insertable<Tables['leads']>;
  readonly words: readonly Insertable<Tables['lead_words']>[];
}

/** A lead as the shop would have stored it: sealed, and to be found by its name. */
export function leadTableRows(
  { answers, madeAt, isOrdered }: MadeUpLead,
  protocol: string,
  protection: Protection,
): LeadTableRows {
  const leadId = timeOrderedId(systemRandom, madeAt);
  const at = madeAt.toISOString();
  const own = { id: leadId, version: 1, protocol, created_at: at, updated_at: at };
  return {
    leadId,
    lead: { ...leadRows(protection).toRow(leadId, answers), ...own },
    words: wordsOf(answers.name ?? '').map((word) => ({
      lead_id: leadId,
      word,
      ordered: Number(isOrdered),
    })),
  };
}
