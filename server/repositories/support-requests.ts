import type { Tracking } from '../../src/contract/tracking.ts';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { toJson } from './column-values.ts';

interface NewSupportRequest {
  telephone: string;
  addon: string | null;
  tracking: Tracking | null;
}

export interface SupportRequests {
  /** Null when the same phone already asked within the last hour. */
  ask(db: Connection, request: NewSupportRequest, now: Date): Promise<{ id: string } | null>;
}

const hour = 3_600_000;

export function supportRequestRepository(random: Random): SupportRequests {
  return {
    ask: async (db, request, now) => {
      const at = now.toISOString();
      const anHourAgo = new Date(now.getTime() - hour).toISOString();
      // One statement decides, so that two calls at the same moment cannot both be the first.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('call_limits')
        .values({ telephone: request.telephone, asked_at: at })
        .onConflict((conflict) =>
          conflict
            .column('telephone')
            .doUpdateSet({ asked_at: at })
            .where('call_limits.asked_at', '<=', anHourAgo),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return null;
      const id = timeOrderedId(random, now);
      await db
        .insertInto('support_requests')
        .values({
          ...request,
          id,
          tracking: toJson(request.tracking),
          status: 'open',
          created_at: at,
        })
        .execute();
      return { id };
    },
  };
}
