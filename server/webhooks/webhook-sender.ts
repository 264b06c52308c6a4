import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { OutboxItem, Outcome, Sender } from '../outbox/outbox-item.ts';
import { postJson } from '../outbox/post-json.ts';
import { isGone, markGone } from './gone-endpoints.ts';
import type { WebhookEndpoint } from './webhook-settings.ts';

const content = z.object({ at: z.string(), data: z.unknown() });

const timeoutMs = 15_000;

interface Parts {
  readonly endpoints: readonly WebhookEndpoint[];
  readonly database: Database;
  readonly clock: () => Date;
  readonly timeoutMs?: number;
}

/**
 * Sends by Standard Webhooks: one id for all attempts, and one signature per secret, so that secrets can be rotated.
 */
export function webhookSender({ endpoints, database, clock, ...options }: Parts): Sender {
  return async (item: OutboxItem): Promise<Outcome> => {
    const endpoint = endpoints.find(({ name }) => name === item.to);
    if (!endpoint) return { kind: 'refused', reason: 'not set up' };
    if (await database.read((db) => isGone(db, endpoint)))
      return { kind: 'refused', reason: 'endpoint gone' };
    const { at, data } = content.parse(item.data);
    const body = JSON.stringify({ type: item.kind, timestamp: at, data });
    const now = clock();
    const result = await postJson({
      url: endpoint.url,
      body,
      headers: {
        'webhook-id': item.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': endpoint.secrets
          .map((secret) => new Webhook(secret).sign(item.id, now, body))
          .join(' '),
      },
      timeoutMs: options.timeoutMs ?? timeoutMs,
      now,
    });
    if ('status' in result) return { kind: 'taken', reason: `http ${result.status}` };
    if ('reason' in result && result.reason === 'http 410') {
      await database.write((db) => markGone(db, endpoint, now));
      return result;
    }
    return asNotTaken(result);
  };
}

/** Receivers deduplicate by id, so every outcome but a clear success is retried. */
const asNotTaken = (outcome: Outcome): Outcome =>
  outcome.kind === 'unknown' || outcome.kind === 'refused'
    ? { kind: 'not-taken', reason: outcome.reason }
    : outcome;
