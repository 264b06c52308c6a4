import type { Connection } from '../database/database.ts';

/** A message goes with the lead it is about. */
export async function messagesOfLeads(db: Connection): Promise<void> {
  await db.schema.alterTable('message_outbox').addColumn('lead_id', 'text').execute();
}
