import { type Insertable, sql } from 'kysely';
import type { Connection, Tables } from '../../server/database/database.ts';

function rowsOf<Name extends keyof Tables>(table: Name) {
  const rows: Insertable<Tables[Name]>[] = [];
  return {
    push: (row: Insertable<Tables[Name]>) => rows.push(row),
    insert: (db: Connection) => insertRows(db, table, rows),
  };
}

/** In the order of foreign keys. */
export const noRows = () => ({
  leads: rowsOf('leads'),
  words: rowsOf('lead_words'),
  leadWork: rowsOf('lead_work'),
  leadNotes: rowsOf('lead_notes'),
  orders: rowsOf('orders'),
  history: rowsOf('order_history'),
  notes: rowsOf('order_notes'),
  renewals: rowsOf('renewals'),
  renewalOrders: rowsOf('renewal_orders'),
  renewalTerms: rowsOf('renewal_terms'),
  renewalNotes: rowsOf('renewal_notes'),
  renewalHistory: rowsOf('renewal_history'),
  looks: rowsOf('audit_log'),
  messages: rowsOf('message_outbox'),
  attempts: rowsOf('delivery_attempts'),
  analyses: rowsOf('lead_analyses'),
  recoveries: rowsOf('recoveries'),
  reviews: rowsOf('reviews'),
  noCoverage: rowsOf('no_coverage_leads'),
  calls: rowsOf('support_requests'),
  /** Keyed by region, day and period. */
  slots: new Map<string, Insertable<Tables['installation_slots']>>(),
});

export type Rows = ReturnType<typeof noRows>;

export async function insertAll(db: Connection, { slots, ...tables }: Rows): Promise<void> {
  for (const { insert } of Object.values(tables)) await insert(db);
  for (const slot of slots.values())
    await db
      .insertInto('installation_slots')
      .values(slot)
      .onConflict((conflict) =>
        conflict
          .columns(['region', 'day', 'period'])
          .doUpdateSet({ booked: sql<number>`installation_slots.booked + ${slot.booked}` }),
      )
      .execute();
}

/** SQLite allows 32,766 parameters per statement. */
const maxValues = 30_000;

export async function insertRows<Name extends keyof Tables>(
  db: Connection,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const batchSize = Math.floor(maxValues / Object.keys(rows[0] ?? {}).length);
  for (let from = 0; from < rows.length; from += batchSize)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + batchSize))
      .execute();
}
