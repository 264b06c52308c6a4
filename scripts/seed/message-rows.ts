import type { Insertable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { OutboxItem, OutboxState } from '../../server/outbox/outbox-item.ts';
import { messagePlace } from '../../server/outbox/outbox-repository.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { type Chance, digits, oneOf } from './chance.ts';
import type { MadeUpLead } from './made-up-leads.ts';

/** Longer than any message stays: all of them are there to be looked through. */
const staysFor = 8;

interface MessageRows {
  readonly message: Insertable<Tables['message_outbox']>;
  readonly attempt: Insertable<Tables['delivery_attempts']>;
}

/** A message of the last week that was sent; one in fifty was not, and of some nobody knows. None of them leaves. */
export function messageRows(
  chance: Chance,
  { answers }: MadeUpLead,
  { leadId, protection, now }: { leadId: string; protection: Protection; now: Date },
): MessageRows {
  const at = new Date(now.getTime() - chance() * 7 * dayMs);
  const id = timeOrderedId(systemRandom, at);
  const drawn = chance();
  const state: OutboxState = drawn < 0.02 ? 'failed' : drawn < 0.03 ? 'uncertain' : 'sent';
  const [channel, to] = oneOf(chance, [
    ['email', answers.email],
    ['whatsapp', answers.phone],
    ['sms', answers.phone],
  ] as const);
  const { kind, data } = {
    kind: 'order-code',
    data: { code: digits(chance, 6) },
  } satisfies Partial<OutboxItem>;
  const failure = state === 'sent' ? null : 'http 500';
  return {
    message: {
      id,
      kind,
      channel,
      lead_id: leadId,
      message: protection.seal(JSON.stringify({ to, data }), messagePlace(id)),
      once: null,
      state,
      attempts: 1,
      due_at: at.toISOString(),
      send_until: at.toISOString(),
      ends_at: new Date(at.getTime() + staysFor * dayMs).toISOString(),
      settled_at: at.toISOString(),
      failure,
      created_at: at.toISOString(),
    },
    attempt: {
      id: timeOrderedId(systemRandom, at),
      item_id: id,
      at: at.toISOString(),
      milliseconds: 50 + Math.floor(chance() * 900),
      outcome: state === 'sent' ? 'taken' : state === 'failed' ? 'refused' : 'unknown',
      reason: failure,
    },
  };
}
