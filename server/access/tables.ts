import type { Generated } from 'kysely';
import type { ApiKeyTable } from './api-key-repository.ts';
import type { SentCode } from './one-time-codes.ts';

interface StepUpTable {
  lead_id: string;
  failures: number;
  closed_until: string | null;
}

interface CollaboratorCodeTable extends SentCode {
  lead_id: string;
  email: string;
}

export interface AccessTables {
  api_keys: ApiKeyTable;
  lead_access: { token_hash: string; lead_id: string; created_at: string; used_at: string };
  step_up_tries: StepUpTable;
  no_coverage_step_ups: StepUpTable;
  customer_tries: { cpf_hash: string; failures: number; closed_until: string | null; tried_at: string };
  order_tries: { number_hash: string; failures: number; closed_until: string | null; tried_at: string };
  order_codes: SentCode & { number_hash: string };
  collaborator_codes: CollaboratorCodeTable;
  carried_leads: {
    code_hash: string;
    lead_id: string;
    ends_at: string;
    used_by: string | null;
    /** What is confirmed by it, as JSON; without personal data. */
    carries: Generated<string | null>;
  };
  /** Rate-limit counters until their window ends, by keyed hash of limit and subject. */
  call_counts: { key: string; calls: number; ends_at: string };
}
