import type { Insertable } from 'kysely';
import { type LeadWork, leadStatus, lossReason } from '../../src/contract/lead/lead-work.ts';
import type { Connection, Tables } from '../database/database.ts';

type WorkRow = Tables['lead_work'];

/** The work as a query reads it beside its lead; empty where nobody has begun. */
interface ReadWork extends Pick<Record<keyof WorkRow, string | null>, 'owner_id' | 'next_day'> {
  readonly work_status: string | null;
  readonly owner: string | null;
}

export const workColumns = [
  'lead_work.status as work_status',
  'lead_work.owner_id',
  'lead_work.next_day',
  'owners.name as owner',
] as const;

export const toListedWork = ({ work_status, owner_id, owner, next_day }: ReadWork) => ({
  status: leadStatus.parse(work_status ?? 'new'),
  owner: owner_id === null ? null : { id: owner_id, name: owner ?? '' },
  nextDay: next_day,
});

export type LeadWorks = ReturnType<typeof leadWorkRepository>;

const worksOf = async (db: Connection, leadIds: readonly string[]): Promise<(leadId: string) => LeadWork> => {
  const rows = await db
    .selectFrom('lead_work')
    .leftJoin('operators as owners', 'owners.id', 'lead_work.owner_id')
    .select([...workColumns, 'lead_work.lead_id', 'lead_work.outcome', 'lead_work.order_number'])
    .where('lead_work.lead_id', 'in', leadIds)
    .execute();
  const byLead = new Map(rows.map((row) => [row.lead_id, row]));
  return (leadId) => {
    const row = byLead.get(leadId);
    return {
      ...toListedWork(row ?? nobodyBegan),
      reason: row?.outcome == null ? null : lossReason.parse(row.outcome),
      orderNumber: row?.order_number ?? null,
    };
  };
};

export const leadWorkRepository = () => ({
  of: async (db: Connection, leadId: string): Promise<LeadWork> => (await worksOf(db, [leadId]))(leadId),
  /** The work on each of many leads, in one statement. */
  ofAll: worksOf,
  change: async (
    db: Connection,
    leadId: string,
    change: Partial<Omit<WorkRow, 'lead_id' | 'updated_at'>>,
    now: Date,
  ): Promise<void> => {
    const set = { ...change, updated_at: now.toISOString() };
    const row: Insertable<WorkRow> = {
      ...{ status: 'new', owner_id: null, outcome: null, next_day: null, order_number: null },
      ...{ link_sent_at: null, ...set, lead_id: leadId },
    };
    await db
      .insertInto('lead_work')
      .values(row)
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(set))
      .execute();
  },
  linkSentAt: async (db: Connection, leadId: string): Promise<string | null> => {
    const row = await db
      .selectFrom('lead_work')
      .select('link_sent_at')
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    return row?.link_sent_at ?? null;
  },
});

const nobodyBegan = { work_status: null, owner_id: null, owner: null, next_day: null };

/** Ends the work on a lead whose order was placed, as won. */
export async function noteWon(db: Connection, leadId: string, number: string, now: Date): Promise<void> {
  await db
    .updateTable('lead_work')
    .set({
      status: 'won',
      outcome: null,
      next_day: null,
      order_number: number,
      updated_at: now.toISOString(),
    })
    .where('lead_id', '=', leadId)
    .execute();
}
