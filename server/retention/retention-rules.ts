import { type RawBuilder, sql } from 'kysely';
import type { LiveTopic } from '../../src/contract/panel/live.ts';
import type { Tables } from '../database/tables.ts';
import { endingTogether } from '../leads/lead-rows.ts';
import { queueTables } from '../queues/queue-tables.ts';
import { kept } from './retention-ages.ts';

/** What ends at a certain age: the rows, or what some of their columns say. */
export interface RetentionRule {
  readonly table: keyof Tables;
  /** The moment that the age counts from; without one, what `only` says is enough. */
  readonly since?: string;
  readonly age?: number;
  /** Only rows of which this is true. */
  readonly only?: RawBuilder<unknown>;
  /** The row stays without these. */
  readonly empties?: readonly string[];
  /** Who looks at the list sees it at once. */
  readonly shownIn?: LiveTopic;
}

const emptied = (columns: readonly string[], age: number): RetentionRule => ({
  table: 'leads',
  since: 'updated_at',
  age,
  // Only leads that still say something: the others would be written anew every hour for as long as the shop stands.
  only: sql`status = 'open' and (${sql.join(
    columns.map((column) => sql`${sql.ref(column)} is not null`),
    sql` or `,
  )})`,
  empties: columns,
});

/** What ends by itself. Orders stay: the contract needs them. */
export const retentionRules: readonly RetentionRule[] = [
  emptied([...Object.keys(endingTogether('sensitive')), 'cpf_hash', 'cnpj_hash'], kept.sensitiveOfAbandoned),
  // Town, plan and step remain: they tell where visitors stop, and nothing about anybody.
  emptied(Object.keys(endingTogether('contact')), kept.contactOfAbandoned),
  // A name that was emptied is found no longer.
  {
    table: 'lead_words',
    only: sql`ordered = 0 and lead_id in (select id from leads where status = 'open' and name is null)`,
  },
  { table: 'no_coverage_leads', since: 'updated_at', age: kept.noCoverageContactWithConsent },
  {
    table: 'no_coverage_leads',
    since: 'updated_at',
    age: kept.noCoverageContact,
    only: sql`accept_information = 0`,
  },
  { table: queueTables.calls, since: 'created_at', age: kept.supportRequests, shownIn: 'calls' },
  { table: queueTables.reviews, since: 'created_at', age: kept.contactOfAbandoned, shownIn: 'reviews' },
  { table: queueTables.words, since: 'created_at', age: kept.leftWords, shownIn: 'words' },
  { table: 'document_verdicts', since: 'updated_at', age: kept.documentVerdicts },
  { table: 'renewals', since: 'updated_at', age: kept.sensitiveOfAbandoned, only: sql`status = 'open'` },
  { table: 'call_limits', since: 'asked_at', age: kept.callLimits },
  { table: 'customer_tries', since: 'tried_at', age: kept.guesses },
  { table: 'order_tries', since: 'tried_at', age: kept.guesses },
  { table: 'order_codes', since: 'expires_at', age: kept.guesses },
  { table: 'collaborator_codes', since: 'expires_at', age: kept.guesses },
  { table: 'call_counts', since: 'ends_at', age: 0 },
  { table: 'contact_links', since: 'ends_at', age: 0 },
  { table: 'operator_sessions', since: 'created_at', age: kept.operatorSessions },
  { table: 'service_outages', since: 'last_at', age: kept.serviceOutages },
  { table: 'audit_log', since: 'at', age: kept.auditLog },
  { table: 'recoveries', since: 'decided_at', age: kept.recoveries },
  { table: 'visit_events', since: 'happened_at', age: kept.visitEvents, only: sql`counted = 1` },
  { table: 'event_counts', since: 'day', age: kept.eventCounts },
  // Each message says itself when it has ended.
  { table: 'message_outbox', since: 'ends_at', age: 0 },
  // Written by a version that did not say so.
  { table: 'message_outbox', only: sql`ends_at is null` },
  { table: 'idempotency_keys', since: 'created_at', age: kept.idempotencyKeys },
  { table: 'lead_access', since: 'created_at', age: kept.capabilities },
];
