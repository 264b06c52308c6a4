import type { OutboxItem, Outcome, Sender } from '../../outbox/outbox-item.ts';
import { isMessageKind, messageKinds } from '../message-kinds.ts';
import { postWhatsApp, type WhatsAppSettings } from './post-whatsapp.ts';
import { unknownKind } from './unknown-kind.ts';
import { templateOf } from './whatsapp-templates.ts';

/** Sends by the WhatsApp Cloud API, which starts conversations only with approved templates. */
export function whatsappSender(settings: WhatsAppSettings, clock: () => Date): Sender {
  return async (item: OutboxItem): Promise<Outcome> => {
    if (!isMessageKind(item.kind)) return unknownKind;
    const { template } = messageKinds[item.kind].contentOf(item.data);
    if (template === undefined) return { kind: 'refused', reason: 'no template' };
    const message = {
      recipient_type: 'individual',
      to: `55${item.to}`,
      type: 'template',
      biz_opaque_callback_data: item.id,
      template: templateOf(template),
    };
    return postWhatsApp(settings, message, clock());
  };
}
