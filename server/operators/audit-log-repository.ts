import type { AuditAction, AuditEntry, AuditSubject } from '../../src/contract/panel/audit.ts';
import { betweenDays } from '../database/between-days.ts';
import type { Connection } from '../database/database.ts';
import { given } from '../database/given.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

/** The detail has names of fields and states, without personal data. */
export type AuditNote = readonly [action: AuditAction, subject: AuditSubject, id: string, detail?: string];

interface AuditPart {
  readonly operatorId?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** First and last day in Brasília time. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly subject?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
  /** Pagination cursor: only entries before this one. */
  readonly before?: string | undefined;
  readonly many: number;
}

export interface AuditLog {
  /** `apiKeyId`: a system did it, with a key that the operator made. */
  write(db: Connection, operatorId: string, note: AuditNote, now: Date, apiKeyId?: string): Promise<void>;
  /** Newest first. */
  list(db: Connection, part: AuditPart): Promise<AuditEntry[]>;
}

export function auditLogRepository(random: Random): AuditLog {
  return {
    write: async (db, operatorId, [action, subject, subjectId, detail = ''], now, apiKeyId) => {
      await db
        .insertInto('audit_log')
        .values({
          id: timeOrderedId(random, now),
          at: now.toISOString(),
          operator_id: operatorId,
          action,
          subject,
          subject_id: subjectId,
          detail,
          api_key_id: apiKeyId ?? null,
        })
        .execute();
    },
    list: async (db, { operatorId, action: wanted, subject, subjectId, before, many, ...days }) => {
      const rows = await db
        .selectFrom('audit_log')
        // A left join keeps the planner on the log's index, which is already sorted.
        .leftJoin('operators', 'operators.id', 'audit_log.operator_id')
        .leftJoin('api_keys', 'api_keys.id', 'audit_log.api_key_id')
        .selectAll('audit_log')
        .select(({ fn }) => fn.coalesce('api_keys.name', 'operators.name').as('operator'))
        .where(({ eb, and }) =>
          and([
            ...given(operatorId, (value) => eb('audit_log.operator_id', '=', value)),
            ...given(wanted, (value) => eb('audit_log.action', '=', value)),
            ...betweenDays('audit_log.at', days),
            ...given(subject, (value) => eb('audit_log.subject', '=', value)),
            ...given(subjectId, (value) => eb('audit_log.subject_id', '=', value)),
            ...given(before, (id) => eb('audit_log.id', '<', id)),
          ]),
        )
        .orderBy('audit_log.id', 'desc')
        .limit(many)
        .execute();
      return rows.map(({ id, at, operator, action, subject: about, subject_id, detail }) => ({
        id,
        at,
        operator: operator ?? '',
        action,
        subject: about,
        subjectId: subject_id,
        detail,
      }));
    },
  };
}
