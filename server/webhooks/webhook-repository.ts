import { dayMs } from '../../src/brazil/durations.ts';
import {
  type WebhookData,
  type WebhookEventName,
  webhookEvents,
} from '../../src/contract/webhooks/webhook-events.ts';
import type { Connection } from '../database/database.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import type { WebhookEndpoint } from './webhook-settings.ts';

interface NewEvent<Name extends WebhookEventName> {
  readonly name: Name;
  readonly data: WebhookData<Name>;
  /** The event is erased together with this lead. */
  readonly leadId: string | null;
  /** Deduplication key: skipped while another event has the same key. */
  readonly once?: string;
}

/** Enqueues an event for all subscribed receivers, in the caller's transaction. */
export interface Webhooks {
  tell<Name extends WebhookEventName>(db: Connection, event: NewEvent<Name>, now: Date): Promise<void>;
}

/** No attempt is made after the first time, however long a receiver asks to wait; the second is the retention in the log. */
const sentFor = 3 * dayMs;
const keptFor = 8 * dayMs;

export const webhookRepository = (outbox: Outbox, endpoints: readonly WebhookEndpoint[]): Webhooks => ({
  tell: async (db, { name, data, leadId, once }, now) => {
    for (const endpoint of endpoints.filter(({ events }) => events.includes(name)))
      await outbox.put(
        db,
        {
          kind: name,
          channel: 'webhook',
          to: endpoint.name,
          data: { at: now.toISOString(), data: webhookEvents[name].data.parse(data) },
          leadId,
          ...(once === undefined ? {} : { once: `${name} ${once} ${endpoint.name}` }),
          dueAt: now,
          sendUntil: new Date(now.getTime() + sentFor),
          endsAt: new Date(now.getTime() + keptFor),
        },
        now,
      );
  },
});
