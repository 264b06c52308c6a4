import type { Sender, Senders } from '../../outbox/outbox-item.ts';
import { messageChannels } from '../message-kinds.ts';
import { type EmailSettings, emailSender } from './email-sender.ts';
import { type SmsSettings, smsSender } from './sms-sender.ts';
import { type WhatsAppSettings, whatsappSender } from './whatsapp-sender.ts';

export interface SenderSettings {
  readonly email?: EmailSettings | undefined;
  readonly whatsapp?: WhatsAppSettings | undefined;
  readonly sms?: SmsSettings | undefined;
}

/** Nothing leaves the sandbox by itself: what would have been sent stands in the panel. */
const showOnly: Sender = async () => ({ kind: 'shown' });

/** The ways that the settings name; the sandbox shows what goes any other way. */
export function createSenders(
  { email, whatsapp, sms }: SenderSettings,
  sandbox: boolean,
  clock: () => Date,
): Senders {
  const shown = sandbox ? Object.fromEntries(messageChannels.map((channel) => [channel, showOnly])) : {};
  return {
    ...shown,
    ...(email && { email: emailSender(email) }),
    ...(whatsapp && { whatsapp: whatsappSender(whatsapp, clock) }),
    ...(sms && { sms: smsSender(sms, clock) }),
  };
}
