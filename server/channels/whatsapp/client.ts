import { dayMs } from '../../../src/brazil/durations.ts';
import { postWhatsApp, type WhatsAppSettings } from '../../messages/senders/post-whatsapp.ts';
import { whatsappOutcome } from '../../messages/whatsapp-outcome.ts';
import type { Outcome } from '../../outbox/outbox-item.ts';
import { momentBefore } from '../../runtime/moment.ts';
import type { ChannelPort } from '../channel-worker.ts';
import { holdsNoAnswer } from '../small-talk.ts';
import { asWhatsApp } from './as-whatsapp.ts';

/** Free texts are taken for so long after the person's last message. */
const windowLasts = dayMs;
/** Meta's code of a message outside of it. */
const windowClosed = 131047;

export function whatsappChannel(settings: WhatsAppSettings, clock: () => Date): ChannelPort {
  const mark = (message_id: string, more: object = {}): void => {
    // Only a courtesy: nothing follows from how it ends.
    void postWhatsApp(settings, { status: 'read', message_id, ...more }, clock());
  };
  const post: ChannelPort['send'] = async ({ id, to, message, partsSent, lastInAt, replyTo }) => {
    const now = clock();
    if ((lastInAt ?? '') <= momentBefore(now, windowLasts))
      return { outcome: refusedOutsideWindow, partsSent };
    const bodies = asWhatsApp(message);
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
      const sent = await post(sending);
      const { message } = sending;
      // A form that is not published, or blocked, is asked by words.
      return message.kind === 'form' &&
        sent.outcome.kind === 'refused' &&
        sent.outcome !== refusedOutsideWindow
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
