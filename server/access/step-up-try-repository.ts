import type { Connection } from '../database/database.ts';
import { erasedMeanwhile } from '../http/refusal.ts';
import { afterTry, type TryOutcome } from './after-try.ts';

/** Limits guesses of the phone on file: three tries, then an hour's lock. A right answer resets the count. */
export interface StepUpTries {
  judge(db: Connection, leadId: string, right: boolean, now: Date): Promise<TryOutcome>;
}

/** Tries of leads, or of leads without coverage. */
export function stepUpTryRepository(table: 'step_up_tries' | 'no_coverage_step_ups'): StepUpTries {
  const save = (db: Connection, leadId: string, failures: number, closedUntil: string | null) =>
    db
      .updateTable(table)
      .set({ failures, closed_until: closedUntil })
      .where('lead_id', '=', leadId)
      .execute();

  return {
    judge: async (db, leadId, right, now) => {
      await db
        .insertInto(table)
        .values({ lead_id: leadId, failures: 0 })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .execute();
      const tries = await db
        .selectFrom(table)
        .selectAll()
        .where('lead_id', '=', leadId)
        .forUpdate()
        .executeTakeFirstOrThrow(erasedMeanwhile);
      const { outcome, next } = afterTry(tries, right, now);
      if (next) await save(db, leadId, next.failures, next.closed_until);
      return outcome;
    },
  };
}
