import { channelOf } from '../../src/contract/measurement/touch.ts';
import type { Connection, Database } from '../database/database.ts';
import { moveCursor, readCursor } from '../database/row-cursor.ts';
import { abandonedBy, abandonedLeads, isRefused } from '../leads/lists/abandoned-leads.ts';
import { touchesIn } from '../measurement/touch.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';

const batchSize = 100;
const cursorName = 'abandoned leads told until';

interface Parts {
  readonly database: Database;
  readonly webhooks: Webhooks;
  readonly messageStops: MessageStops;
  readonly clock: () => Date;
}

/**
 * Sends one event per abandoned lead with consent to offers and without a refusal. A lead that is abandoned again
 * within the log's retention is not reported again.
 */
export async function tellAbandonedLeads({ database, clock, ...parts }: Parts): Promise<void> {
  for (;;) {
    const isDone = await database.write((db) => tellSome(db, parts, clock()));
    if (isDone) return;
  }
}

async function tellSome(
  db: Connection,
  { webhooks, messageStops }: Pick<Parts, 'webhooks' | 'messageStops'>,
  now: Date,
): Promise<boolean> {
  const until = abandonedBy(now);
  const cursor = await readCursor(db, cursorName, until);
  const rows = await abandonedLeads(db, cursor, until, batchSize);
  for (const lead of rows) {
    if (lead.email === null || isRefused(lead)) continue;
    if (await messageStops.has(db, messageStops.hashOf(lead.email))) continue;
    await webhooks.tell(
      db,
      {
        name: 'lead.abandoned',
        leadId: lead.id,
        once: lead.id,
        data: {
          leadId: lead.id,
          protocol: lead.protocol,
          campaign: lead.addon,
          ...{ face: lead.face, channel: channelOf(lead.face), touches: touchesIn(lead) },
          step: lead.step,
          planSku: lead.plan_sku,
          city: lead.city,
          region: lead.state,
          name: lead.name,
          email: lead.email,
          leftAt: lead.updated_at,
        },
      },
      now,
    );
  }
  const last = rows.at(-1);
  if (last !== undefined) await moveCursor(db, cursorName, { updatedAt: last.updated_at, id: last.id });
  return rows.length < batchSize;
}
