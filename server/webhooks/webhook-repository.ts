import { dayMs } from '../../src/brazil/durations.ts';
import {
  type WebhookData,
  type WebhookEventName,
  webhookEvents,
} from '../../src/contract/webhooks/webhook-events.ts';
import type { ApiKeys } from '../access/api-key-repository.ts';
import type { Connection } from '../database/database.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { Receivers } from './receiver-repository.ts';

interface NewEvent<Name extends WebhookEventName> {
  readonly name: Name;
  readonly data: WebhookData<Name>;
  readonly leadId: string | null;
  /** Deduplication key: skipped while another event has the same key. */
  readonly once?: string;
}

/** Enqueues an event for all subscribed receivers, and for keys that may list it, in the caller's transaction. */
export interface Webhooks {
  tell<Name extends WebhookEventName>(db: Connection, event: NewEvent<Name>, now: Date): Promise<void>;
}

/** No attempt is made after the first time, however long a receiver asks to wait; the second is the retention in the log. */
const sentFor = 3 * dayMs;
const keptFor = 8 * dayMs;

/** The recipient of what is only listed. */
const listed = 'api';

interface Parts {
  readonly outbox: Outbox;
  readonly receivers: Pick<Receivers, 'subscribed'>;
  readonly apiKeys: Pick<ApiKeys, 'someMay'>;
  readonly random: Random;
}

export const webhookRepository = ({ outbox, receivers, apiKeys, random }: Parts): Webhooks => ({
  tell: async (db, { name, data, leadId, once }, now) => {
    const told = {
      id: timeOrderedId(random, now),
      at: now.toISOString(),
      data: webhookEvents[name].data.parse(data),
    };
    const isListed = await apiKeys.someMay(db, 'events:read');
    for (const to of [...(isListed ? [listed] : []), ...(await receivers.subscribed(db, name))])
      await outbox.put(
        db,
        {
          kind: name,
          channel: to === listed ? 'events' : 'webhook',
          to,
          data: told,
          leadId,
          ...(once === undefined ? {} : { once: `${name} ${once} ${to}` }),
          dueAt: now,
          sendUntil: new Date(now.getTime() + sentFor),
          endsAt: new Date(now.getTime() + keptFor),
        },
        now,
      );
  },
});
