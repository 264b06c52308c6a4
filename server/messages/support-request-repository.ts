import type { Tracking } from '../../src/contract/tracking.ts';
import { toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { changed } from '../live/live-topics.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';

interface NewSupportRequest {
  telephone: string;
  addon: string | null;
  tracking: Tracking | null;
}

type Asked =
  | { kind: 'heard'; id: string }
  /** The same phone already asked within the last hour. */
  | { kind: 'repeated'; until: string };

/** Calls that somebody has asked for. */
export interface SupportRequests {
  ask(db: Connection, request: NewSupportRequest, now: Date): Promise<Asked>;
}

const hour = 3_600_000;

export function supportRequestRepository(random: Random, webhooks: Webhooks): SupportRequests {
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
      if (numInsertedOrUpdatedRows !== 1n) {
        const { asked_at } = await db
          .selectFrom('call_limits')
          .select('asked_at')
          .where('telephone', '=', request.telephone)
          .executeTakeFirstOrThrow();
        return { kind: 'repeated', until: new Date(Date.parse(asked_at) + hour).toISOString() };
      }
      const id = timeOrderedId(random, now);
      await db
        .insertInto('support_requests')
        .values({
          ...request,
          id,
          tracking: toJson(request.tracking),
          created_at: at,
        })
        .execute();
      await changed(db, 'calls');
      const { telephone, addon } = request;
      const data = { requestId: id, telephone, campaign: addon, requestedAt: at };
      await webhooks.tell(db, { name: 'call.requested', data, leadId: null }, now);
      return { kind: 'heard', id };
    },
  };
}
