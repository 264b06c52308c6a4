import type { MessageKind } from '../../server/messages/message-kinds.ts';
import { afterQuietHours } from '../../server/outbox/after-quiet-hours.ts';
import type { OutboxState } from '../../server/outbox/outbox-item.ts';
import { messagePlace } from '../../server/outbox/outbox-row.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { type Chance, digits, numberBelow, oneOf } from './chance.ts';
import type { SeededLead } from './made-up-leads.ts';
import type { Rows } from './rows.ts';
import type { SeedParts } from './seed-leads.ts';

/** Retention in days, longer than the age of the oldest message. */
const staysFor = 8;

interface Sent {
  readonly kind: MessageKind;
  readonly leadId: string | null;
  readonly once: string | null;
  readonly to: Readonly<Record<'email' | 'phone', string | undefined>>;
  readonly data: object;
  readonly sentAt: Date;
}

/** A sent message of the last week; few failed or are uncertain. */
export function addSent(rows: Rows, chance: Chance, protection: Protection, sent: Sent): void {
  const { kind, leadId, once, data, sentAt } = sent;
  const at = sentAt.toISOString();
  const id = timeOrderedId(systemRandom, sentAt);
  const drawn = chance();
  const state: OutboxState = drawn < 0.006 ? 'failed' : drawn < 0.01 ? 'uncertain' : 'sent';
  const [channel, to] = oneOf(chance, [
    ['email', sent.to.email],
    ['whatsapp', sent.to.phone],
    ['sms', sent.to.phone],
  ] as const);
  const failure = state === 'sent' ? null : 'http 500';
  rows.messages.push({
    id,
    kind,
    channel,
    lead_id: leadId,
    message: protection.seal(JSON.stringify({ to, data }), messagePlace(id)),
    once,
    state,
    attempts: 1,
    due_at: at,
    send_until: at,
    ends_at: new Date(sentAt.getTime() + staysFor * dayMs).toISOString(),
    settled_at: at,
    failure,
    created_at: at,
  });
  rows.attempts.push({
    id: timeOrderedId(systemRandom, sentAt),
    item_id: id,
    at,
    milliseconds: 50 + numberBelow(chance, 900),
    outcome: state === 'sent' ? 'taken' : state === 'failed' ? 'refused' : 'unknown',
    reason: failure,
  });
}

/** Of the last week, and never before its lead: a code to follow the order, or the link to go on with it. */
export function addMessage(
  rows: Rows,
  chance: Chance,
  { answers: { email, phone }, isOrdered, leadId, madeAt }: SeededLead,
  { protection, now }: SeedParts,
): void {
  const earliest = Math.max(madeAt.getTime(), now.getTime() - 7 * dayMs);
  const wanted = new Date(earliest + chance() * (now.getTime() - earliest));
  const sentAt = isOrdered ? wanted : afterQuietHours(wanted, { from: 21, to: 8 });
  if (sentAt > now) return;
  addSent(rows, chance, protection, {
    leadId,
    once: null,
    to: { email, phone },
    sentAt,
    ...(isOrdered
      ? { kind: 'order-code', data: { code: digits(chance, 6) } }
      : { kind: 'lead-link', data: { url: 'https://ultrafibra.example/', until: 'amanhã às 20h' } }),
  });
}
