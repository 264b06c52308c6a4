import { Webhook } from 'standardwebhooks';
import type { Database } from '../database/database.ts';
import type { OutboxItem, Outcome, Sender } from '../outbox/outbox-item.ts';
import { postJson } from '../outbox/post-json.ts';
import { eventBody } from './event-body.ts';
import { isGone, markGone } from './gone-endpoints.ts';
import { isPublic, publicLookup } from './public-address.ts';
import type { Receivers } from './receiver-repository.ts';
import type { WebhookEndpoint } from './webhook-settings.ts';

const timeoutMs = 15_000;

interface Parts {
  readonly receivers: Pick<Receivers, 'find'>;
  /** Whether receivers made in the panel may be in the shop's own network. */
  readonly sandbox: boolean;
  readonly database: Database;
  readonly clock: () => Date;
  readonly timeoutMs?: number;
}

/**
 * Sends by Standard Webhooks: one id for all attempts, and one signature per secret, so that secrets can be rotated.
 */
export function webhookSender({ receivers, sandbox, database, clock, ...options }: Parts): Sender {
  const lookupFor = ({ isMade }: Pick<WebhookEndpoint, 'isMade'>) =>
    isMade && !sandbox ? publicLookup : undefined;
  return async (item: OutboxItem): Promise<Outcome> => {
    const now = clock();
    const endpoint = await database.read((db) => receivers.find(db, item.to, now));
    if (!endpoint) return { kind: 'refused', reason: 'not set up' };
    if (await database.read((db) => isGone(db, endpoint)))
      return { kind: 'refused', reason: 'endpoint gone' };
    const lookup = lookupFor(endpoint);
    if (lookup && !(await isPublic(endpoint.url))) return { kind: 'refused', reason: 'private address' };
    const body = JSON.stringify(eventBody(item));
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
      lookup,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      now,
      keepsReply: true,
    });
    if ('status' in result) return { kind: 'taken', reason: `http ${result.status}`, reply: result.text };
    if ('reason' in result && result.reason === 'http 410') {
      await database.write((db) => markGone(db, endpoint, now));
      return result;
    }
    return asNotTaken(result);
  };
}

/** Receivers deduplicate by id, so every outcome but a clear success is retried. */
const asNotTaken = (outcome: Outcome): Outcome =>
  outcome.kind === 'unknown' || outcome.kind === 'refused' ? { ...outcome, kind: 'not-taken' } : outcome;
