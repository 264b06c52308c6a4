import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** The tables of an order, in types that both databases support. */
export async function up(db: Connection): Promise<void> {
  const table = <Name extends string>(name: Name) => db.schema.createTable(name);
  const key = (name: string, id: string) =>
    table(name).addColumn(id, 'text', (column) => column.primaryKey());

  await key('settings', 'name')
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await withColumns(
    key('leads', 'id').addColumn('protocol', 'text', (column) => column.notNull().unique()),
    {
      ...textColumns('status', 'step', 'plan_file', 'offers', 'city', 'state', 'risk_status'),
      ...textColumns('created_at', 'updated_at'),
      version: 'integer',
      is_block_allotment: 'integer',
      not_found_complement: 'integer',
    },
    {
      ...textColumns('addon', 'plan_sku', 'infra', ...addressParts, 'complement', 'complements'),
      ...textColumns('name', 'phone', 'phone2', 'email', 'webcare_tuid', 'schedules', 'tracking', 'flags'),
      ...textColumns('rejected_message', 'risk_history', 'cpf_hash', 'cpf', 'cnpj', 'mothers_name'),
      ...textColumns('birth_date', 'bank_info', 'device_info', 'quiz_state', 'finished_at'),
      plan_id: 'integer',
      accept_promotions: 'integer',
      accept_information: 'integer',
      due_date: 'integer',
      direct_debit: 'integer',
    },
  ).execute();
  await db.schema.createIndex('leads_by_update').on('leads').columns(['status', 'updated_at']).execute();
  await db.schema.createIndex('leads_by_cpf').on('leads').column('cpf_hash').execute();

  await withColumns(
    key('no_coverage_leads', 'id'),
    {
      ...textColumns('protocol', 'city', 'state', 'created_at', 'updated_at'),
      is_block_allotment: 'integer',
      accept_information: 'integer',
    },
    {
      ...textColumns(...addressParts, 'addon', 'name', 'email', 'phone', 'tracking'),
      plan_id: 'integer',
    },
  ).execute();

  await withColumns(
    key('orders', 'number').addColumn('lead_id', 'text', (column) =>
      column.notNull().unique().references('leads.id'),
    ),
    {
      ...textColumns('protocol', 'plan_sku', 'plan', 'created_at'),
      plan_id: 'integer',
      price_cents: 'integer',
      direct_debit: 'integer',
      due_date: 'integer',
    },
    textColumns('schedules'),
  ).execute();

  await withColumns(
    key('support_requests', 'id'),
    textColumns('telephone', 'status', 'created_at'),
    textColumns('addon', 'tracking'),
  ).execute();
  await withColumns(key('call_limits', 'telephone'), textColumns('asked_at'), {}).execute();

  await withColumns(
    key('idempotency_keys', 'key'),
    { ...textColumns('request_hash', 'body', 'created_at'), status: 'integer' },
    textColumns('lead_id'),
  ).execute();
  await db.schema.createIndex('idempotency_keys_by_lead').on('idempotency_keys').column('lead_id').execute();

  await withColumns(table('lead_access'), textColumns('token_hash', 'lead_id', 'created_at', 'used_at'), {})
    .addPrimaryKeyConstraint('lead_access_key', ['token_hash', 'lead_id'])
    .execute();
  await db.schema.createIndex('lead_access_by_lead').on('lead_access').column('lead_id').execute();

  await withColumns(
    table('step_up_tries').addColumn('lead_id', 'text', (column) =>
      column.primaryKey().references('leads.id').onDelete('cascade'),
    ),
    { failures: 'integer' },
    textColumns('closed_until'),
  ).execute();

  await withColumns(
    key('reviews', 'id').addColumn('lead_id', 'text', (column) =>
      column.notNull().unique().references('leads.id').onDelete('cascade'),
    ),
    textColumns('status', 'created_at'),
    textColumns('message'),
  ).execute();
}

const addressParts = ['cep', 'number', 'block_number', 'allotment_number', 'address', 'neighborhood'];
