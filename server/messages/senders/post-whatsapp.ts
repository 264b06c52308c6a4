import * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type { Outcome } from '../../outbox/outbox-item.ts';
import { postJson } from '../../outbox/post-json.ts';
import { whatsappOutcome } from '../whatsapp-outcome.ts';

export interface WhatsAppSettings {
  /** Including the API version: https://graph.facebook.com/v26.0 */
  readonly url: string;
  readonly phoneId: string;
  readonly token: string;
  /** The business account that has the templates. */
  readonly accountId?: string | undefined;
  readonly timeoutMs?: number;
}

export async function postWhatsApp(
  { url, phoneId, token, timeoutMs = 20_000 }: WhatsAppSettings,
  message: object,
  now: Date,
): Promise<Outcome> {
  const result = await postJson({
    url: `${url}/${phoneId}/messages`,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ messaging_product: 'whatsapp', ...message }),
    failureIn,
    timeoutMs,
    now,
  });
  if ('kind' in result) return result;
  const id = taken.safeParse(jsonIn(result.text)).data?.messages[0].id;
  return id === undefined
    ? { kind: 'unknown', reason: 'whatsapp said no id' }
    : { kind: 'taken', providerId: id };
}

/** Gives a file to WhatsApp for a message to name; returns its id. Nobody sees it yet, so that it may be repeated. */
export async function uploadToWhatsApp(
  { url, phoneId, token, timeoutMs = 20_000 }: WhatsAppSettings,
  { type, name, bytes }: { readonly type: string; readonly name: string; readonly bytes: Uint8Array },
  now: Date,
): Promise<string | Outcome> {
  const body = new FormData();
  body.set('messaging_product', 'whatsapp');
  body.set('type', type);
  body.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const headers = { authorization: `Bearer ${token}` };
  const result = await postJson({ url: `${url}/${phoneId}/media`, headers, body, failureIn, timeoutMs, now });
  if ('kind' in result) return result.kind === 'unknown' ? { ...result, kind: 'not-taken' } : result;
  const id = uploaded.safeParse(jsonIn(result.text)).data?.id;
  return id ?? { kind: 'not-taken', reason: 'whatsapp said no id' };
}

const uploaded = z.object({ id: z.string() });

const taken = z.object({ messages: z.tuple([z.object({ id: z.string() })]) });

const failed = z.object({ error: z.object({ code: z.number() }) });

const failureIn = (text: string): Outcome | undefined => {
  const { data } = failed.safeParse(jsonIn(text));
  return data && whatsappOutcome(data.error.code);
};
