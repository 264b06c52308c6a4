import type { OutboxState } from '../../server/outbox/outbox-item.ts';
import { messagePlace } from '../../server/outbox/outbox-repository.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { type Chance, digits, numberBelow, oneOf } from './chance.ts';
import type { SeededLead } from './made-up-leads.ts';
import type { Rows } from './rows.ts';
import type { SeedParts } from './seed-leads.ts';

/** Retention in days, longer than the age of the oldest message. */
const staysFor = 8;

/** A sent message of the last week; about one in fifty failed or is uncertain. */
export function addMessage(
  rows: Rows,
  chance: Chance,
  { answers, leadId }: SeededLead,
  { protection, now }: SeedParts,
): void {
  const sentAt = new Date(now.getTime() - chance() * 7 * dayMs);
  const at = sentAt.toISOString();
  const id = timeOrderedId(systemRandom, sentAt);
  const drawn = chance();
  const state: OutboxState = drawn < 0.02 ? 'failed' : drawn < 0.03 ? 'uncertain' : 'sent';
  const [channel, to] = oneOf(chance, [
    ['email', answers.email],
    ['whatsapp', answers.phone],
    ['sms', answers.phone],
  ] as const);
  const failure = state === 'sent' ? null : 'http 500';
  rows.messages.push({
    id,
    kind: 'order-code',
    channel,
    lead_id: leadId,
    message: protection.seal(JSON.stringify({ to, data: { code: digits(chance, 6) } }), messagePlace(id)),
    once: null,
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
