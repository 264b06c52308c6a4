import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Customers and their orders, proofs of rights, and coverage ranges. */
export async function up(db: Connection): Promise<void> {
  const table = <Name extends string>(name: Name) => db.schema.createTable(name);
  const key = (name: string, id: string) =>
    table(name).addColumn(id, 'text', (column) => column.primaryKey());

  for (const name of ['proved_right', 'from_records', 'company_name'])
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  await db.schema.alterTable('leads').addColumn('plan_addon_bonus_id', 'integer').execute();

  await withColumns(
    table('customers'),
    { ...textColumns('import_id', 'id', 'cpf_hash', 'proof_hash', 'record'), line: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('customers_key', ['import_id', 'line'])
    .execute();
  await db.schema
    .createIndex('customers_by_cpf')
    .on('customers')
    .columns(['import_id', 'cpf_hash'])
    .execute();

  await withColumns(
    table('coverage_ranges'),
    {
      ...textColumns('import_id', 'city', 'uf', 'network', 'status'),
      line: 'integer',
      cep_from: 'integer',
      cep_to: 'integer',
    },
    {},
  )
    .addPrimaryKeyConstraint('coverage_ranges_key', ['import_id', 'line'])
    .execute();
  await db.schema
    .createIndex('coverage_ranges_by_cep')
    .on('coverage_ranges')
    .columns(['import_id', 'cep_from'])
    .execute();

  await withColumns(
    key('customer_tries', 'cpf_hash'),
    { ...textColumns('tried_at'), failures: 'integer' },
    textColumns('closed_until'),
  ).execute();
  await withColumns(
    table('customer_orders'),
    textColumns('kind', 'cpf_hash', 'order_number', 'created_at'),
    {},
  )
    .addPrimaryKeyConstraint('customer_orders_key', ['kind', 'cpf_hash'])
    .execute();

  await withColumns(
    key('renewals', 'id'),
    {
      ...textColumns('status', 'protocol', 'cpf_hash', 'customer_id', 'record', 'created_at', 'updated_at'),
      version: 'integer',
    },
    { ...textColumns('tracking'), plan_id: 'integer' },
  ).execute();
  await withColumns(
    key('renewal_orders', 'number').addColumn('renewal_id', 'text', (column) =>
      column.notNull().unique().references('renewals.id'),
    ),
    {
      ...textColumns('plan_sku', 'plan', 'created_at'),
      plan_id: 'integer',
      price_cents: 'integer',
      direct_debit: 'integer',
    },
    {},
  ).execute();

  await withColumns(
    table('collaborator_codes').addColumn('lead_id', 'text', (column) =>
      column.primaryKey().references('leads.id').onDelete('cascade'),
    ),
    {
      ...textColumns('email', 'code_hash', 'expires_at', 'first_sent_at'),
      tries: 'integer',
      sent: 'integer',
    },
    {},
  ).execute();
  await withColumns(key('message_outbox', 'id'), textColumns('kind', 'message', 'created_at'), {}).execute();
}
