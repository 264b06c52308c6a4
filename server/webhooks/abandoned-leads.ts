import type { Connection, Database } from '../database/database.ts';
import type { Webhooks } from './webhook-repository.ts';

/** Who has not answered for so long has left. */
const leftAfter = 3_600_000;
const together = 100;
/** Up to which moment leads have been looked through. */
const cursorName = 'abandoned leads told until';

interface Parts {
  readonly database: Database;
  readonly webhooks: Webhooks;
  readonly clock: () => Date;
}

/**
 * Tells of leads that were left, each once: of who agreed to offers by e-mail and was not refused. A lead that is taken up
 * and left again within the days of the log is not told anew.
 */
export async function tellAbandonedLeads({ database, webhooks, clock }: Parts): Promise<void> {
  for (;;) {
    const isDone = await database.write((db) => tellSome(db, webhooks, clock()));
    if (isDone) return;
  }
}

async function tellSome(db: Connection, webhooks: Webhooks, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() - leftAfter).toISOString();
  const cursor = await cursorOf(db, until);
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'protocol', 'addon', 'step', 'plan_sku', 'city', 'state', 'name', 'email'])
    .select(['updated_at', 'accept_promotions', 'risk_status'])
    .where('status', '=', 'open')
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updated_at', 'id'), '>', tuple(cursor.updatedAt, cursor.id)),
    )
    .where('updated_at', '<=', until)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(together)
    .execute();
  for (const lead of rows) {
    const isRefused = lead.risk_status === 'rejected' || lead.risk_status === 'quiz-failed';
    if (lead.email === null || lead.accept_promotions !== 1 || isRefused) continue;
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
  const isDone = rows.length < together;
  const last = rows.at(-1);
  if (last === undefined) return true;
  const value = `${last.updated_at} ${last.id}`;
  await db.updateTable('settings').set({ value }).where('name', '=', cursorName).execute();
  return isDone;
}

/** It begins with the first look: who left before that is told to nobody. Other processes wait for this one's end. */
async function cursorOf(db: Connection, first: string): Promise<{ updatedAt: string; id: string }> {
  await db
    .insertInto('settings')
    .values({ name: cursorName, value: first })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', cursorName)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const [updatedAt = '', id = ''] = value.split(' ');
  return { updatedAt, id };
}
