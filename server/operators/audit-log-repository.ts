import { expressionBuilder } from 'kysely';
import type { InputOf } from '../../src/contract/endpoint.ts';
import type { AuditAction, AuditEntry, AuditSubject, listAudit } from '../../src/contract/panel/audit.ts';
import { ofDays } from '../database/between-days.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { conditionsOn, type FilterConditions, type ListPart } from '../database/list-page.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

/** The detail has names of fields and states, without personal data. */
export type AuditNote = readonly [action: AuditAction, subject: AuditSubject, id: string, detail?: string];

interface AuditFilter extends Omit<InputOf<typeof listAudit>['query'], 'after'> {
  readonly subject?: AuditSubject | undefined;
  readonly subjectId?: string | readonly string[] | undefined;
}

const eb = expressionBuilder<Tables, 'audit_log'>();

const conditions: FilterConditions<AuditFilter> = {
  operator: (id) => eb('audit_log.operator_id', '=', id),
  action: (action) => eb('audit_log.action', '=', action),
  subject: (subject) => eb('audit_log.subject', '=', subject),
  subjectId: (id) =>
    typeof id === 'string'
      ? eb('audit_log.subject_id', '=', id)
      : eb('audit_log.subject_id', 'in', [...id, '']),
  ...ofDays('audit_log.at'),
};

export interface AuditLog {
  /** `apiKeyId`: a system did it, with a key that the operator made. */
  write(db: Connection, operatorId: string, note: AuditNote, now: Date, apiKeyId?: string): Promise<void>;
  /** Newest first. */
  list(db: Connection, part: AuditFilter & ListPart): Promise<AuditEntry[]>;
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
    list: async (db, part) => {
      const rows = await db
        .selectFrom('audit_log')
        // A left join keeps the planner on the log's index, which is already sorted.
        .leftJoin('operators', 'operators.id', 'audit_log.operator_id')
        .leftJoin('api_keys', 'api_keys.id', 'audit_log.api_key_id')
        .selectAll('audit_log')
        .select(({ fn }) => fn.coalesce('api_keys.name', 'operators.name').as('operator'))
        .where(({ and }) =>
          and([...conditionsOn(part, conditions), ...given(part.after, (id) => eb('audit_log.id', '<', id))]),
        )
        .orderBy('audit_log.id', 'desc')
        .limit(part.many)
        .execute();
      return rows.map(({ id, at, operator, action, subject, subject_id, detail }) => ({
        id,
        at,
        operator: operator ?? '',
        action,
        subject,
        subjectId: subject_id,
        detail,
      }));
    },
  };
}
