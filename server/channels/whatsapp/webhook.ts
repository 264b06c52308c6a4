import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';
import { roomFor } from '../../access/fair-share.ts';
import { createOccupancy } from '../../access/occupancy.ts';
import { tooCrowded } from '../../access/rate-limit.ts';
import type { Conversations } from '../../conversations/conversation-repository.ts';
import type { Connection, Database } from '../../database/database.ts';
import { keepRawBody, rawBodyOf } from '../../http/keep-raw-body.ts';
import { networkOf, wideNetworkOf } from '../../http/network-of.ts';
import { withoutControls } from '../../http/read-input.ts';
import type { WhatsAppWebhookSettings } from '../../messages/senders/message-settings.ts';
import { whatsappOutcome } from '../../messages/whatsapp-outcome.ts';
import type { Outbox } from '../../outbox/outbox-repository.ts';
import { sameText } from '../../protection/protection.ts';
import { inboundIn, numberChangeIn } from './inbound.ts';

export const whatsappWebhookPath = '/api/whatsapp/deliveries';

/** Meta sends messages and reports in batches. */
const bodyLimit = 1024 * 1024;
/** Anybody may send a body until its signature is checked: of larger ones only some are read at the same time. */
const usual = 32 * 1024;
const largeAtOnce = 16;

/** So many of a batch share a transaction: others that write do not wait for the whole. */
const together = 20;

type Job = (db: Connection) => Promise<unknown>;

const status = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
});

const many = z.catch(z.array(z.unknown()), []);

const value = z.object({
  metadata: z.catch(z.object({ phone_number_id: z.optional(z.string()) }), {}),
  statuses: many,
  messages: many,
  contacts: z.optional(z.unknown()),
});

type Value = z.output<typeof value>;

const notice = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.optional(z.unknown()) })) })),
});

const challenge = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().check(z.regex(/^[\w-]{1,200}$/)),
});

interface WebhookParts {
  readonly database: Database;
  readonly repositories: { readonly outbox: Outbox; readonly conversations: Conversations };
  readonly clock: () => Date;
}

/** What goes on with the messages of people; without it they are not taken. */
export interface WhatsAppConversations {
  kick(conversationId: string): void;
}

/** Receives what Meta tells: messages of people, and what became of ours. */
export async function registerWhatsAppWebhook(
  app: FastifyInstance,
  { database, repositories, clock }: WebhookParts,
  { appSecret, verifyToken, phoneId }: WhatsAppWebhookSettings,
  conversations?: WhatsAppConversations,
): Promise<void> {
  keepRawBody(app, bodyLimit);
  const large = createOccupancy();

  /** Meta repeats what is refused. */
  const refuseUnread = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSignature.test(signatureOf(request))) return reply.status(401).send();
    if (Number(request.headers['content-length'] ?? bodyLimit) <= usual) return;
    const network = wideNetworkOf(networkOf(request.ip));
    if (large.total() >= roomFor(largeAtOnce, large.of(network))) throw tooCrowded();
    reply.raw.once('close', large.take(network));
  };

  app.get(whatsappWebhookPath, async (request, reply) => {
    const asked = challenge.safeParse(request.query);
    if (!asked.success || !sameText(asked.data['hub.verify_token'], verifyToken))
      return reply.status(403).send();
    return reply.type('text/plain').send(asked.data['hub.challenge']);
  });

  const noteStatus =
    (told: unknown): Job =>
    async (db) => {
      const { data } = status.safeParse(told);
      if (data === undefined) return;
      const { id: providerId, biz_opaque_callback_data: id } = data;
      const failure = failureOf(data);
      const report = { id, providerId, status: data.status };
      await repositories.outbox.noteDelivery(db, { channel: 'whatsapp', ...report, failure }, clock());
      const reason = failure?.reason ?? null;
      await repositories.conversations.noteStatus(db, { ...report, reason }, clock());
    };

  const receive =
    (message: unknown, contacts: unknown): Job =>
    async (db) => {
      const change = numberChangeIn(message);
      if (change !== undefined) await repositories.conversations.move(db, 'whatsapp', change);
      const read = inboundIn(message, contacts, clock());
      if (read === undefined) return null;
      const { id, at, received } = read.inbound;
      const media = received.kind === 'media' ? received : undefined;
      return repositories.conversations.receive(db, 'whatsapp', { ...read, id, at, media }, clock());
    };

  app.post(whatsappWebhookPath, { bodyLimit, onRequest: refuseUnread }, async (request, reply) => {
    const body = rawBodyOf(request);
    if (!isSigned(request, appSecret)) return reply.status(401).send();
    const told = valuesIn(body);
    const taken = conversations === undefined ? [] : told.filter((one) => isFor(phoneId, one));
    const jobs: Job[] = [
      ...told.flatMap(({ statuses }) => statuses.map(noteStatus)),
      ...taken.flatMap(({ messages, contacts }) => messages.map((one) => receive(one, contacts))),
    ];
    // Meta repeats a batch that was broken off, and each of its messages is taken once.
    for (let from = 0; from < jobs.length; from += together) {
      const begun = await database.write(async (db) => {
        const ids = [];
        for (const job of jobs.slice(from, from + together)) ids.push(await job(db));
        return ids;
      });
      for (const id of begun) if (typeof id === 'string') conversations?.kick(id);
    }
    return reply.status(200).send();
  });
}

const isSignature = /^sha256=[\da-f]{64}$/;
const signatureOf = ({ headers }: FastifyRequest): string => String(headers['x-hub-signature-256'] ?? '');

/** As Meta signs all that it sends. */
export function isSigned(request: FastifyRequest, appSecret: string): boolean {
  const expected = createHmac('sha256', appSecret).update(rawBodyOf(request)).digest('hex');
  return sameText(signatureOf(request), `sha256=${expected}`);
}

/** An app may have several numbers. */
const isFor = (phoneId: string | undefined, { metadata: { phone_number_id: told } }: Value): boolean =>
  phoneId === undefined || told === undefined || told === phoneId;

/** What can be read of each change: one that is broken does not lose the others. */
function valuesIn(body: Buffer): Value[] {
  const parsed = notice.safeParse(withoutControls(jsonIn(body.toString('utf8'))));
  if (!parsed.success) return [];
  const changes = parsed.data.entry.flatMap((entry) => entry.changes);
  return changes.flatMap((change) => value.safeParse(change.value).data ?? []);
}

function failureOf({ status: told, errors }: z.output<typeof status>): ReturnType<typeof whatsappOutcome> {
  if (told !== 'failed') return undefined;
  const code = errors?.[0]?.code;
  const known = code === undefined ? undefined : whatsappOutcome(code);
  return known ?? { kind: 'refused', reason: `whatsapp ${code ?? 'failed'}` };
}
