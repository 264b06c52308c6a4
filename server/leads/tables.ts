import type { Generated } from 'kysely';
import type { QueuedColumns } from '../queues/queue-tables.ts';
import type { LeadRow } from './lead-columns.ts';

interface AddressColumns {
  cep: string | null;
  number: string | null;
  is_block_allotment: number;
  block_number: string | null;
  allotment_number: string | null;
  address: string | null;
  neighborhood: string | null;
  city: string;
  state: string;
}

interface NoCoverageLeadTable extends AddressColumns, QueuedColumns {
  id: string;
  protocol: string;
  plan_id: number | null;
  addon: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  accept_information: number;
  tracking: string | null;
  created_at: string;
  updated_at: string;
}

interface ReviewTable extends QueuedColumns {
  id: string;
  lead_id: string;
  message: string | null;
  created_at: string;
  /** Keyed hashes of the refused document and identity. */
  document_key: Generated<string | null>;
  identity_key: Generated<string | null>;
  /** The last manual decision. */
  decision: Generated<string | null>;
  decided_at: Generated<string | null>;
}

interface ReviewDecisionTable {
  id: string;
  review_id: string;
  at: string;
  by: string;
  decision: string;
  /** Why, from the list of its decision; empty in rows of earlier versions. */
  reason: Generated<string | null>;
  note: string | null;
}

interface LeadAnalysisTable {
  id: string;
  lead_id: string;
  at: string;
  /** Who said it: the service, the verdict that the document had, or the answers to its questions. */
  source: 'service' | 'document' | 'quiz';
  status: string;
  questions: number | null;
  correct: number | null;
}

export interface DocumentVerdictTable {
  document_key: string;
  status: string;
  tries: number;
  message: string | null;
  identity_key: string | null;
  updated_at: string;
}

/** What the shop's people do about a lead; without a row, nobody has begun. */
interface LeadWorkTable {
  lead_id: string;
  status: string;
  owner_id: string | null;
  outcome: string | null;
  /** The day of the next contact, yyyy-mm-dd in Brasília, with the minute if one is agreed: yyyy-mm-ddThh:mm. */
  next_day: string | null;
  order_number: string | null;
  /** When the team last sent the link. */
  link_sent_at: string | null;
  updated_at: string;
}

export interface LeadTables {
  leads: LeadRow;
  lead_work: LeadWorkTable;
  /** Search index of lead names; `ordered` is 1 once the lead has an order. */
  lead_words: { lead_id: string; word: string; ordered: number };
  no_coverage_leads: NoCoverageLeadTable;
  reviews: ReviewTable;
  review_decisions: ReviewDecisionTable;
  lead_analyses: LeadAnalysisTable;
  document_verdicts: DocumentVerdictTable;
}
