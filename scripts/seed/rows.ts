import { type Insertable, sql } from 'kysely';
import type { Connection } from '../../server/database/database.ts';
import type { Tables } from '../../server/database/tables.ts';

const none = <Name extends keyof Tables>(): Insertable<Tables[Name]>[] => [];

export const noRows = () => ({
  leads: none<'leads'>(),
  words: none<'lead_words'>(),
  orders: none<'orders'>(),
  history: none<'order_history'>(),
  notes: none<'order_notes'>(),
  looks: none<'audit_log'>(),
  messages: none<'message_outbox'>(),
  attempts: none<'delivery_attempts'>(),
  reviews: none<'reviews'>(),
  noCoverage: none<'no_coverage_leads'>(),
  calls: none<'support_requests'>(),
  leftWords: none<'left_words'>(),
  /** Keyed by region, day and period. */
  slots: new Map<string, Insertable<Tables['installation_slots']>>(),
});

export type Rows = ReturnType<typeof noRows>;

/** Inserts in the order of foreign keys. */
export async function insertAll(db: Connection, rows: Rows): Promise<void> {
  await insertRows(db, 'leads', rows.leads);
  await insertRows(db, 'lead_words', rows.words);
  await insertRows(db, 'orders', rows.orders);
  await insertRows(db, 'order_history', rows.history);
  await insertRows(db, 'order_notes', rows.notes);
  await insertRows(db, 'audit_log', rows.looks);
  await insertRows(db, 'message_outbox', rows.messages);
  await insertRows(db, 'delivery_attempts', rows.attempts);
  await insertRows(db, 'reviews', rows.reviews);
  await insertRows(db, 'no_coverage_leads', rows.noCoverage);
  await insertRows(db, 'support_requests', rows.calls);
  await insertRows(db, 'left_words', rows.leftWords);
  for (const slot of rows.slots.values())
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

/** Inserts rows with equal columns in batches. */
async function insertRows<Name extends keyof Tables>(
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
