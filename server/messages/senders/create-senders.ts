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

/** The sandbox sends nothing; the panel shows the messages. */
const showOnly: Sender = async () => ({ kind: 'shown' });

/** Senders of the configured channels; the sandbox shows messages of all others. */
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
