import { type RawBuilder, sql } from 'kysely';
import type { LiveTopic } from '../../src/contract/panel/live.ts';
import type { Tables } from '../database/database.ts';
import { kept } from '../database/retention-ages.ts';
import { endingTogether } from '../leads/lead-rows.ts';
import { queueTables } from '../queues/queue-tables.ts';
import { endsErased } from '../tombstones/erasure-repository.ts';

/** A retention rule: deletes rows, or clears some of their columns. */
export interface RetentionRule {
  readonly table: keyof Tables;
  /** The column from which the age counts; without it only `only` applies. */
  readonly since?: string;
  readonly age?: number;
  readonly only?: RawBuilder<unknown>;
  /** Columns to clear instead of deleting the row. */
  readonly empties?: readonly string[];
  readonly shownIn?: LiveTopic;
}

/** An order or a renewal came of it. */
const isOrdered = sql`lead_id in (
  select id from leads where status <> 'open' union all select id from renewals where status <> 'open'
)`;

const emptied = (columns: readonly string[], age: number): RetentionRule => ({
  table: 'leads',
  since: 'updated_at',
  age,
  // Skips cleared leads, which would otherwise be rewritten every hour.
  only: sql`status = 'open' and (${sql.join(
    columns.map((column) => sql`${sql.ref(column)} is not null`),
    sql` or `,
  )})`,
  empties: columns,
});

/** The contact of an open lead has ended: one that lives has a postcode. */
const isEmptied = sql`lead_id in (select id from leads where status = 'open' and cep is null)`;

const hasVisit = sql`visit is not null`;

const conversationRule = (since: string, age: number, rule: Partial<RetentionRule>): RetentionRule => ({
  ...{ table: 'conversations', since, age, ...rule },
});

const endOfWork = ['next_day', 'outcome', 'order_number'];

/** All retention rules. Orders are kept for the contract. */
export const retentionRules: readonly RetentionRule[] = [
  emptied([...Object.keys(endingTogether('sensitive')), 'cpf_hash', 'cnpj_hash'], kept.sensitiveOfAbandoned),
  // Town, plan and step are kept for statistics; they are not personal data.
  emptied(Object.keys(endingTogether('contact')), kept.contactOfAbandoned),
  // Removes cleared names from the search index.
  {
    table: 'lead_words',
    only: sql`ordered = 0 and lead_id in (select id from leads where status = 'open' and name is null)`,
  },
  { table: 'lead_notes', only: isEmptied },
  // Whose lead it was is kept for statistics.
  {
    table: 'lead_work',
    only: sql`${isEmptied} and (${sql.join(
      endOfWork.map((column) => sql`${sql.ref(column)} is not null`),
      sql` or `,
    )})`,
    empties: endOfWork,
  },
  { table: 'conversation_drafts', since: 'at', age: kept.sensitiveOfAbandoned },
  // An order's conversation is kept with it.
  conversationRule('updated_at', kept.contactOfAbandoned, {
    only: sql`(lead_id is null or not ${isOrdered})`,
    shownIn: 'conversations',
  }),
  conversationRule('updated_at', kept.sensitiveOfAbandoned, { only: hasVisit, empties: ['visit'] }),
  conversationRule('updated_at', kept.visitOfOrder, {
    only: sql`${hasVisit} and ${isOrdered}`,
    empties: ['visit'],
  }),
  // Its last words could not be sent.
  conversationRule('claimed_until', kept.visitOfOrder, { only: sql`outcome = ${endsErased}` }),
  // That there was one, the conversation still tells.
  {
    ...{ table: 'conversation_media', since: 'at', age: kept.media, shownIn: 'conversations' },
    only: sql`source is not null`,
    empties: ['source', 'content', 'size', 'reason', 'due_at'],
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
  { table: 'lead_analyses', since: 'at', age: kept.contactOfAbandoned },
  { table: 'sentences', since: 'created_at', age: kept.sentences },
  { table: 'sentence_groups', since: 'last_at', age: kept.sentences },
  { table: 'rare_words', since: 'used_at', age: kept.sentences },
  { table: 'document_verdicts', since: 'updated_at', age: kept.documentVerdicts },
  { table: 'renewals', since: 'updated_at', age: kept.sensitiveOfAbandoned, only: sql`status = 'open'` },
  { table: 'call_limits', since: 'asked_at', age: kept.callLimits },
  { table: 'customer_tries', since: 'tried_at', age: kept.guesses },
  { table: 'order_tries', since: 'tried_at', age: kept.guesses },
  { table: 'order_codes', since: 'expires_at', age: kept.guesses },
  { table: 'collaborator_codes', since: 'expires_at', age: kept.guesses },
  { table: 'call_counts', since: 'ends_at', age: 0 },
  { table: 'carried_leads', since: 'ends_at', age: kept.endedLinks },
  { table: 'contact_links', since: 'ends_at', age: 0 },
  { table: 'operator_sessions', since: 'created_at', age: kept.operatorSessions },
  { table: 'operator_devices', since: 'used_at', age: kept.operatorDevices },
  { table: 'operator_devices', since: 'used_at', age: kept.guesses, only: sql`known = 0` },
  { table: 'service_outages', since: 'last_at', age: kept.serviceOutages },
  {
    table: 'import_runs',
    since: 'ended_at',
    age: kept.importFaults,
    only: sql`faults is not null`,
    // The first ones stay, and are all that is counted.
    empties: ['faults', 'fault_count'],
  },
  // What was published may be published again.
  {
    table: 'pictures',
    since: 'kept_at',
    age: kept.unusedPictures,
    only: sql`not exists (select 1 from published_campaigns where prefix = 'photo ' || pictures.name)
      and not exists (select 1 from publication_drafts where body like '%' || pictures.name || '%')`,
  },
  { table: 'audit_log', since: 'at', age: kept.auditLog },
  { table: 'recoveries', since: 'decided_at', age: kept.recoveries },
  { table: 'visit_events', since: 'happened_at', age: kept.visitEvents, only: sql`counted = 1` },
  { table: 'event_counts', since: 'day', age: kept.eventCounts },
  { table: 'place_counts', since: 'day', age: kept.eventCounts },
  // Each message has its own expiry.
  { table: 'message_outbox', since: 'ends_at', age: 0 },
  // Rows of an older version without an expiry.
  { table: 'message_outbox', only: sql`ends_at is null` },
  // What was changed again is told by the later change.
  {
    table: 'changes',
    only: sql`exists (
      select 1 from changes as later where later.thing = changes.thing and later.id = changes.id and later.at > changes.at
    )`,
  },
  {
    table: 'changes',
    since: 'at',
    age: kept.changesOfErased,
    only: sql`case thing
      when 'lead' then not exists (select 1 from leads where leads.id = changes.id)
      when 'call' then not exists (select 1 from support_requests where support_requests.id = changes.id)
      when 'event' then not exists (select 1 from message_outbox where message_outbox.id = changes.id)
      else false end`,
  },
  { table: 'idempotency_keys', since: 'created_at', age: kept.idempotencyKeys },
  { table: 'lead_access', since: 'created_at', age: kept.capabilities },
];
