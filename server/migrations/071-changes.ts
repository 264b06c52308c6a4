import type { Connection, Database } from '../database/database.ts';
import { runStatements } from '../database/migrate.ts';
import { noteChangesOf } from '../database/note-changes.ts';

/** What changed and when, for systems that read on from where they stopped. */
export async function up(db: Connection, { rowName }: Database): Promise<void> {
  await runStatements(
    db,
    `
    create table changes (thing text not null, id text not null, at text not null);
    create index changes_in_order on changes (thing, at, id);
    create index changes_by_thing on changes (thing, id);
  `,
  );
  await noteChangesOf(db, rowName, { table: 'orders', thing: 'order', id: 'number' });
  await noteChangesOf(db, rowName, { table: 'leads', thing: 'lead', id: 'id' });
  // The record of an order has its customer.
  await noteChangesOf(db, rowName, {
    table: 'leads',
    thing: 'order',
    id: 'number',
    of: ['orders', 'lead_id'],
  });
  await noteChangesOf(db, rowName, { table: 'support_requests', thing: 'call', id: 'id' });
  // It is told once; the outbox writes its rows again when they are sent.
  const isEvent = { column: 'channel', is: 'events' };
  await noteChangesOf(db, rowName, { table: 'message_outbox', thing: 'event', id: 'id', only: isEvent });
}
