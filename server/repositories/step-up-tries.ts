import type { Connection } from '../database/database.ts';

const allowed = 3;
const closedFor = 3_600_000;

type StepUp = { kind: 'opened' } | { kind: 'wrong'; left: number } | { kind: 'closed'; until: string };

/** Three tries to name the end of the phone on file, then an hour's rest. A right answer forgets the wrong ones. */
export interface StepUpTries {
  judge(db: Connection, leadId: string, right: boolean, now: Date): Promise<StepUp>;
}

export function stepUpTryRepository(): StepUpTries {
  const save = (db: Connection, leadId: string, failures: number, closedUntil: string | null) =>
    db
      .updateTable('step_up_tries')
      .set({ failures, closed_until: closedUntil })
      .where('lead_id', '=', leadId)
      .execute();

  return {
    judge: async (db, leadId, right, now) => {
      await db
        .insertInto('step_up_tries')
        .values({ lead_id: leadId, failures: 0 })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .execute();
      const tries = await db
        .selectFrom('step_up_tries')
        .selectAll()
        .where('lead_id', '=', leadId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (tries.closed_until !== null && tries.closed_until > now.toISOString()) {
        return { kind: 'closed', until: tries.closed_until };
      }
      if (right) {
        await save(db, leadId, 0, null);
        return { kind: 'opened' };
      }
      // After the rest, counting starts anew.
      const failures = (tries.closed_until === null ? tries.failures : 0) + 1;
      const until = failures < allowed ? null : new Date(now.getTime() + closedFor).toISOString();
      await save(db, leadId, failures, until);
      return until === null ? { kind: 'wrong', left: allowed - failures } : { kind: 'closed', until };
    },
  };
}
