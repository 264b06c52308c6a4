import * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type { OutboxItem, Outcome, Sender } from '../../outbox/outbox-item.ts';
import { postJson } from '../../outbox/post-json.ts';
import { isMessageKind, messageKinds } from '../message-kinds.ts';
import { whatsappOutcome } from '../whatsapp-outcome.ts';
import { unknownKind } from './unknown-kind.ts';
import { templateOf } from './whatsapp-templates.ts';

export interface WhatsAppSettings {
  /** Including the API version: https://graph.facebook.com/v26.0 */
  readonly url: string;
  readonly phoneId: string;
  readonly token: string;
  /** The business account that has the templates. */
  readonly accountId?: string | undefined;
  readonly timeoutMs?: number;
}

const taken = z.object({ messages: z.tuple([z.object({ id: z.string() })]) });

/** Sends by the WhatsApp Cloud API, which starts conversations only with approved templates. */
export function whatsappSender(settings: WhatsAppSettings, clock: () => Date): Sender {
  const { url, phoneId, token, timeoutMs = 20_000 } = settings;
  return async (item: OutboxItem): Promise<Outcome> => {
    if (!isMessageKind(item.kind)) return unknownKind;
    const { template } = messageKinds[item.kind].contentOf(item.data);
    if (template === undefined) return { kind: 'refused', reason: 'no template' };
    const result = await postJson({
      url: `${url}/${phoneId}/messages`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `55${item.to}`,
        type: 'template',
        biz_opaque_callback_data: item.id,
        template: templateOf(template),
      }),
      failureIn,
      timeoutMs,
      now: clock(),
    });
    if ('kind' in result) return result;
    const id = providerIdOf(result.text);
    return id === undefined
      ? { kind: 'unknown', reason: 'whatsapp said no id' }
      : { kind: 'taken', providerId: id };
  };
}

const failed = z.object({ error: z.object({ code: z.number() }) });

const failureIn = (text: string): Outcome | undefined => {
  const { data } = failed.safeParse(jsonIn(text));
  return data && whatsappOutcome(data.error.code);
};

const providerIdOf = (text: string): string | undefined => taken.safeParse(jsonIn(text)).data?.messages[0].id;
