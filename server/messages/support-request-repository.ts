import { hourMs } from '../../src/brazil/durations.ts';
import type { Tracking } from '../../src/contract/tracking.ts';
import { toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { momentAfter, momentBefore } from '../runtime/moment.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';

interface NewSupportRequest {
  telephone: string;
  addon: string | null;
  tracking: Tracking | null;
}

interface NewRequest extends NewSupportRequest {
  device: string;
}

type AskOutcome =
  | { kind: 'taken'; id: string }
  /** The same browser asked for this phone within the last hour. */
  | { kind: 'repeated'; until: string };

export type SupportRequests = ReturnType<typeof supportRequestRepository>;

export function supportRequestRepository(protection: Protection, random: Random, webhooks: Webhooks) {
  return {
    /** When the call was asked for that this phone still waits for. */
    waitingSince: async (db: Connection, telephone: string): Promise<string | null> => {
      const row = await db
        .selectFrom('support_requests')
        .select('created_at')
        .where('telephone', '=', telephone)
        .where('treated_at', 'is', null)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row?.created_at ?? null;
    },
    ask: async (db: Connection, { device, ...request }: NewRequest, now: Date): Promise<AskOutcome> => {
      const askedBy = protection.fingerprint(device, 'call asked by');
      const id = timeOrderedId(random, now);
      const at = now.toISOString();
      const anHourAgo = momentBefore(now, hourMs);
      // One upsert decides, so that two concurrent requests cannot both succeed.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('call_limits')
        .values({ telephone: request.telephone, asked_at: at, asked_by: askedBy })
        .onConflict((conflict) =>
          conflict
            .column('telephone')
            .doUpdateSet({ asked_at: at, asked_by: askedBy })
            .where('call_limits.asked_at', '<=', anHourAgo),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) {
        const { asked_at, asked_by } = await db
          .selectFrom('call_limits')
          .select(['asked_at', 'asked_by'])
          .where('telephone', '=', request.telephone)
          .executeTakeFirstOrThrow();
        // Another browser gets the normal reply, so that it does not reveal whose phone waits for a call.
        if (asked_by !== askedBy) return { kind: 'taken', id };
        return { kind: 'repeated', until: momentAfter(new Date(asked_at), hourMs) };
      }
      await db
        .insertInto('support_requests')
        .values({
          ...request,
          id,
          tracking: toJson(request.tracking),
          created_at: at,
        })
        .execute();
      await raiseTopic(db, 'calls');
      const { telephone, addon } = request;
      const data = { requestId: id, telephone, campaign: addon, requestedAt: at };
      await webhooks.tell(db, { name: 'call.requested', data, leadId: null }, now);
      return { kind: 'taken', id };
    },
  };
}
