import type { Sender, Senders } from '../../outbox/outbox-item.ts';
import { messageChannels } from '../message-kind.ts';
import { isMessageKind, messageKinds } from '../message-kinds.ts';
import { type EmailSettings, emailSender } from './email-sender.ts';
import type { WhatsAppSettings } from './post-whatsapp.ts';
import { type SmsSettings, smsSender } from './sms-sender.ts';
import { whatsappSender } from './whatsapp-sender.ts';

export interface SenderSettings {
  readonly email?: EmailSettings | undefined;
  readonly whatsapp?: WhatsAppSettings | undefined;
  readonly sms?: SmsSettings | undefined;
}

/** Logs the codes and links of a message, which no panel shows. */
export type ShowSecrets = (message: { kind: string } & Readonly<Record<string, unknown>>) => void;

/** The sandbox sends nothing: the panel shows the messages, and the log their codes and links. */
const showOnly =
  (show: ShowSecrets): Sender =>
  async ({ kind, data }) => {
    if (isMessageKind(kind)) show({ kind, ...messageKinds[kind].secretsOf(data) });
    return { kind: 'shown' };
  };

/** Senders of the configured channels; with `show`, in the sandbox, messages of all others are shown. */
export function createSenders(
  { email, whatsapp, sms }: SenderSettings,
  show: ShowSecrets | undefined,
  clock: () => Date,
): Senders {
  const shown = show ? Object.fromEntries(messageChannels.map((channel) => [channel, showOnly(show)])) : {};
  return {
    ...shown,
    ...(email && { email: emailSender(email) }),
    ...(whatsapp && { whatsapp: whatsappSender(whatsapp, clock) }),
    ...(sms && { sms: smsSender(sms, clock) }),
  };
}
