import type { Connection } from '../database/database.ts';
import { wordsOf } from '../leads/lead-words.ts';
import { textColumns, withColumns } from './columns.ts';

/** Search indexes of orders and leads, order notes and saved views. */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('orders').addColumn('campaign', 'text').execute();
  await db
    .updateTable('orders')
    .set((set) => ({
      campaign: set.selectFrom('leads').select('addon').whereRef('leads.id', '=', 'orders.lead_id'),
    }))
    .execute();
  for (const column of ['state', 'region', 'plan_sku', 'campaign'] as const)
    await db.schema
      .createIndex(`orders_by_${column}`)
      .on('orders')
      .columns([column, 'created_at', 'number'])
      .execute();
  await db.schema.createIndex('orders_by_moment').on('orders').columns(['created_at', 'number']).execute();
  await db.schema.createIndex('orders_by_protocol').on('orders').column('protocol').execute();
  await db.schema.createIndex('leads_by_phone').on('leads').column('phone').execute();
  await db.schema.createIndex('message_outbox_by_lead').on('message_outbox').column('lead_id').execute();
  for (const column of ['state', 'addon', 'step', 'accept_promotions'] as const)
    await db.schema
      .createIndex(`leads_by_${column}`)
      .on('leads')
      .columns(['status', column, 'updated_at', 'id'])
      .execute();

  await withColumns(
    db.schema
      .createTable('lead_words')
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade')),
    { ...textColumns('word'), ordered: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('lead_words_key', ['lead_id', 'word'])
    .execute();
  await db.schema
    .createIndex('lead_words_by_word')
    .on('lead_words')
    .columns(['ordered', 'word', 'lead_id'])
    .execute();
  await indexKnownNames(db);

  await withColumns(
    db.schema
      .createTable('order_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_number', 'text', (column) => column.notNull().references('orders.number')),
    textColumns('operator_id', 'at', 'text'),
    {},
  ).execute();
  await db.schema
    .createIndex('order_notes_by_order')
    .on('order_notes')
    .columns(['order_number', 'id'])
    .execute();

  await withColumns(
    db.schema
      .createTable('saved_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('operator_id', 'text', (column) =>
        column.notNull().references('operators.id').onDelete('cascade'),
      ),
    textColumns('area', 'name', 'search', 'created_at'),
    {},
  ).execute();
  await db.schema
    .createIndex('saved_views_by_operator')
    .on('saved_views')
    .columns(['operator_id', 'area', 'id'])
    .execute();
}

async function indexKnownNames(db: Connection): Promise<void> {
  let after = '';
  for (;;) {
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'name', 'status'])
      .where('id', '>', after)
      .where('name', 'is not', null)
      .orderBy('id')
      .limit(1000)
      .execute();
    const last = leads.at(-1);
    if (last === undefined) return;
    after = last.id;
    const rows = leads.flatMap(({ id, name, status }) =>
      wordsOf(name ?? '').map((word) => ({ lead_id: id, word, ordered: status === 'finished' ? 1 : 0 })),
    );
    if (rows.length > 0) await db.insertInto('lead_words').values(rows).execute();
  }
}
