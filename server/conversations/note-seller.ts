import type { Connection } from '../database/database.ts';

/** A lead belongs to whoever first sells it on the phone. */
export const noteSeller = (db: Connection, leadId: string | null, operatorId: string | null, now: Date) =>
  db
    .insertInto('lead_work')
    .columns(['lead_id', 'status', 'owner_id', 'updated_at'])
    .expression(
      db
        .selectFrom('leads')
        .select(({ val }) => [
          'id',
          val('talking').as('status'),
          val(operatorId).as('owner_id'),
          val(now.toISOString()).as('updated_at'),
        ])
        .where('id', '=', leadId ?? ''),
    )
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet(({ fn, ref }) => ({
        owner_id: fn.coalesce('lead_work.owner_id', ref('excluded.owner_id')),
      })),
    )
    .execute();
