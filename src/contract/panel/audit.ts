import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { dayFilter } from './searched-list.ts';

/** What the audit log records of operators: every view of personal data and every change. */
export const auditActions = [
  'session.opened',
  'session.closed',
  'session.ended',
  'session.refused',
  'operator.added',
  'operator.changed',
  'operator.code-rule',
  'catalogue.published',
  'catalogue.restored',
  'catalogue.discarded',
  'catalogue.taken-over',
  'catalogue.photo',
  'training.started',
  'training.stopped',
  'teaching.published',
  'teaching.restored',
  'delivery.shown',
  'delivery.repeated',
  'deliveries.replayed',
  'key.added',
  'key.ended',
  'receiver.added',
  'receiver.changed',
  'receiver.rotated',
  'receiver.tested',
  'receiver.ended',
  'queue.taken',
  'queue.handed-back',
  'queue.attempted',
  'queue.treated',
  'queue.reopened',
  'visits.seen',
  'visit.moved',
  'capacity.set',
  'hours.changed',
  'import.checked',
  'import.started',
  'recovery.changed',
  'conversation.decided',
  'conversations.opened',
  'conversations.changed',
  'conversations.answered',
  'conversations.noted',
  'conversations.called',
  'conversations.said',
  'order.opened',
  'order.changed',
  'order.mended',
  'order.credited',
  'order.noted',
  'lead.opened',
  'lead.taken',
  'lead.assigned',
  'lead.handed-back',
  'lead.changed',
  'lead.noted',
  'lead.link-sent',
  'renewal.opened',
  'renewal.changed',
  'renewal.noted',
  'personal.shown',
  'person.opened',
  'person.exported',
  'person.erased',
  'list.read',
  'list.exported',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The kind of record an entry is about; its id identifies the record. */
const auditSubjects = [
  'operator',
  'order',
  'lead',
  'renewal',
  'person',
  'list',
  'catalogue',
  'delivery',
  'queue',
  'calendar',
  'hours',
  'import',
  'recovery',
  'conversation',
  'key',
  'receiver',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  operator: z.string(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subjectId: z.string(),
  /** Names of fields and states, never personal data. */
  detail: z.string(),
});

export type AuditEntry = z.output<typeof auditEntry>;

const auditFilter = z.strictObject({
  operator: z.optional(z.string().check(z.maxLength(40))),
  action: z.optional(z.enum(auditActions)),
  ...dayFilter,
});

export type AuditFilter = z.output<typeof auditFilter>;

/** A streamed file of what the filters find. */
export const auditFile = { path: 'panel/audit.csv', name: 'auditoria.csv', body: auditFilter };

export const listAudit = panelCall('GET', 'panel/audit', 'audit.see', {
  summary: 'List the audit log, newest first',
  query: z.strictObject({ ...pageQuery, ...auditFilter.shape }),
  response: z.object({ entries: z.array(auditEntry), next: nextCursor }),
});
