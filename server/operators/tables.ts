import type { Generated } from 'kysely';
import type { Role } from '../../src/contract/panel/access/rights.ts';
import type { AuditAction, AuditSubject } from '../../src/contract/panel/audit.ts';

interface OperatorTable {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string;
  /** Encrypted TOTP secret. */
  code_secret: string | null;
  code_step: number;
  created_at: string;
  disabled_at: string | null;
  /** 1: others know the password. */
  provisional: Generated<number | null>;
  /** The account at the company's own provider. */
  provider_subject: Generated<string | null>;
}

interface AuditLogTable {
  id: string;
  at: string;
  operator_id: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  detail: string;
  api_key_id: Generated<string | null>;
}

interface NoteColumns {
  id: string;
  operator_id: string;
  at: string;
  text: string;
}

interface NoteTable extends NoteColumns {
  order_number: string;
}

export interface OperatorTables {
  operators: OperatorTable;
  operator_sessions: {
    token_hash: string;
    operator_id: string;
    created_at: string;
    used_at: string;
    browser: string | null;
    system: string | null;
    /** Sealed: the provider's refresh token. */
    provider_token: Generated<string | null>;
    /** When the provider was last asked; empty in sessions by password. */
    provider_checked_at: Generated<string | null>;
    /** When it last said that the session may go on. */
    provider_confirmed_at: Generated<string | null>;
  };
  operator_recovery_codes: { operator_id: string; code_hash: string };
  /** Browsers of operators by hashed token; `codes` counts those of the sign-in that is under way. */
  operator_devices: {
    token_hash: string;
    operator_id: string;
    used_at: string;
    known: number;
    codes: number;
  };
  audit_log: AuditLogTable;
  order_notes: NoteTable;
  renewal_notes: NoteTable;
  lead_notes: NoteColumns & { lead_id: string };
  /** `search` is the filter as a URL query. */
  saved_views: {
    id: string;
    operator_id: string;
    area: string;
    name: string;
    search: string;
    created_at: string;
  };
}
