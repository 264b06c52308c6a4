import { dayMs } from '../../../src/brazil/durations.ts';
import {
  postWhatsApp,
  uploadToWhatsApp,
  type WhatsAppSettings,
} from '../../messages/senders/post-whatsapp.ts';
import { whatsappOutcome } from '../../messages/whatsapp-outcome.ts';
import type { Outcome } from '../../outbox/outbox-item.ts';
import { momentBefore } from '../../runtime/moment.ts';
import type { ChannelMessage } from '../channel-message.ts';
import type { ChannelPort } from '../channel-port.ts';
import { holdsNoAnswer } from '../small-talk.ts';
import { asWhatsApp, fileAsWhatsApp } from './as-whatsapp.ts';

/** Free texts are taken for so long after the person's last message. */
const windowLasts = dayMs;
/** Meta's code of a message outside of it. */
const windowClosed = 131047;

/** `fileOf`: what is kept with a message. */
export function whatsappChannel(
  settings: WhatsAppSettings,
  clock: () => Date,
  fileOf: (messageId: string) => Promise<{ type: string; name: string; bytes: Uint8Array } | undefined>,
): ChannelPort {
  const mark = (message_id: string, more: object = {}): void => {
    // Only a courtesy: nothing follows from how it ends.
    void postWhatsApp(settings, { status: 'read', message_id, ...more }, clock());
  };
  const bodiesOf = async (id: string, message: ChannelMessage) => {
    const file = message.kind === 'file' ? await fileOf(id) : undefined;
    if (message.kind !== 'file' || file === undefined) return asWhatsApp(message);
    const uploaded = await uploadToWhatsApp(settings, file, clock());
    return typeof uploaded === 'string' ? [fileAsWhatsApp(message, uploaded)] : uploaded;
  };
  const post: ChannelPort['send'] = async ({ id, to, message, partsSent, replyTo }) => {
    const bodies = await bodiesOf(id, message);
    if ('kind' in bodies) return { outcome: bodies, partsSent };
    let [outcome, sent]: [Outcome, number] = [{ kind: 'refused', reason: 'nothing to send' }, partsSent];
    for (const body of bodies.slice(partsSent)) {
      // Reports count for the last part: with it the message is there.
      const mark = sent === bodies.length - 1 ? { biz_opaque_callback_data: id } : {};
      const context = sent === 0 && replyTo !== undefined ? { context: { message_id: replyTo } } : {};
      outcome = await postWhatsApp(settings, { ...addressed(to), ...context, ...mark, ...body }, clock());
      if (outcome.kind !== 'taken') break;
      sent += 1;
    }
    return { outcome, partsSent: sent };
  };
  return {
    send: async (sending) => {
      const { message, lastInAt, partsSent } = sending;
      if ((lastInAt ?? '') <= momentBefore(clock(), windowLasts))
        return { outcome: refusedOutsideWindow, partsSent };
      const sent = await post(sending);
      // A form that is not published, or blocked, is asked by words.
      return message.kind === 'form' && sent.outcome.kind === 'refused'
        ? post({ ...sending, message: { ...message.otherwise, text: message.text }, partsSent: 0 })
        : sent;
    },
    begin: ({ id }) => mark(id, { typing_indicator: { type: 'text' } }),
    read: (id) => mark(id),
    holdsNoAnswer: ({ received, referral }) =>
      referral === undefined && received.kind === 'text' && holdsNoAnswer(received.text),
  };
}

const refusedOutsideWindow: Outcome = whatsappOutcome(windowClosed) ?? {
  kind: 'refused',
  reason: `whatsapp ${windowClosed}`,
};

/** Who hides their number is known by an id instead, which begins with their country. */
const addressed = (to: string): object => ({
  recipient_type: 'individual',
  ...(/^\d+$/.test(to) ? { to } : { recipient: to }),
});
