import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { jsonIn } from '../../src/contract/json-in.ts';
import type { Database } from '../database/database.ts';
import { keepRawBody, rawBodyOf } from '../http/keep-raw-body.ts';
import type { Outcome } from '../outbox/outbox-item.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { sameText } from '../protection/protection.ts';
import { whatsappOutcome } from './whatsapp-outcome.ts';

export interface WhatsAppWebhookSettings {
  readonly appSecret: string;
  readonly verifyToken: string;
}

export const whatsappWebhookPath = '/api/whatsapp/deliveries';

/** Meta sends delivery reports in batches. */
const bodyLimit = 1024 * 1024;

const delivery = z.object({
  id: z.string(),
  status: z.string(),
  /** The outbox id of the message. */
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
});

const change = z.object({ value: z.object({ statuses: z.optional(z.array(delivery)) }) });
const notice = z.object({ entry: z.array(z.object({ changes: z.array(change) })) });

const challenge = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().check(z.regex(/^[\w-]{1,200}$/)),
});

interface WebhookParts {
  readonly database: Database;
  readonly repositories: { readonly outbox: Outbox };
  readonly clock: () => Date;
}

/** Receives WhatsApp delivery reports: delivered, read or failed. */
export async function registerWhatsAppWebhook(
  app: FastifyInstance,
  { database, repositories, clock }: WebhookParts,
  { appSecret, verifyToken }: WhatsAppWebhookSettings,
): Promise<void> {
  keepRawBody(app, bodyLimit);

  app.get(whatsappWebhookPath, async (request, reply) => {
    const asked = challenge.safeParse(request.query);
    if (!asked.success || !sameText(asked.data['hub.verify_token'], verifyToken))
      return reply.status(403).send();
    return reply.type('text/plain').send(asked.data['hub.challenge']);
  });

  app.post(whatsappWebhookPath, { bodyLimit }, async (request, reply) => {
    const body = rawBodyOf(request);
    const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
    if (!sameText(String(request.headers['x-hub-signature-256'] ?? ''), expected))
      return reply.status(401).send();
    const deliveries = deliveriesIn(body);
    if (deliveries.length > 0)
      await database.write(async (db) => {
        for (const { id, status, errors, biz_opaque_callback_data } of deliveries)
          await repositories.outbox.noteDelivery(
            db,
            {
              channel: 'whatsapp',
              id: biz_opaque_callback_data,
              providerId: id,
              status,
              failure: failureOf(status, errors),
            },
            clock(),
          );
      });
    return reply.status(200).send();
  });
}

/** Ignores other notifications, such as replies of the customer. */
function deliveriesIn(body: Buffer): z.output<typeof delivery>[] {
  const parsed = notice.safeParse(jsonIn(body.toString('utf8')));
  if (!parsed.success) return [];
  const changes = parsed.data.entry.flatMap((entry) => entry.changes);
  return changes.flatMap(({ value }) => value.statuses ?? []);
}

function failureOf(status: string, errors: z.output<typeof delivery>['errors']): Outcome | undefined {
  if (status !== 'failed') return undefined;
  const code = errors?.[0]?.code;
  const known = code === undefined ? undefined : whatsappOutcome(code);
  return known ?? { kind: 'refused', reason: `whatsapp ${code ?? 'failed'}` };
}
