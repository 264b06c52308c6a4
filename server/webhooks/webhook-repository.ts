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
  /** Erased together with it. */
  readonly leadId: string | null;
  /** A second event of the same name is not told while the first one is in the log. */
  readonly once?: string;
}

/** Tells every system that wants to hear of it: with the transaction that it stands in, or not at all. */
export interface Webhooks {
  tell<Name extends WebhookEventName>(db: Connection, event: NewEvent<Name>, now: Date): Promise<void>;
}

/** As long as attempts may go on, and as long as the log keeps it. */
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
