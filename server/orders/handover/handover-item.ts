import * as z from 'zod/mini';
import { dayMs } from '../../../src/brazil/durations.ts';
import type { NewOutboxItem } from '../../outbox/outbox-repository.ts';

/** The item stores only the number; the data is read when it is sent. */
export const handoverContent = z.object({ orderNumber: z.string(), revision: z._default(z.int(), 0) });

/** Unsent items are kept longer, so that an operator can resend them. */
const sentFor = 7 * dayMs;
const keptFor = 30 * dayMs;

/** The idempotency key: an amended order is another one. */
export const handoverKey = (number: string, revision: number): string =>
  revision === 0 ? number : `${number}-${revision}`;

interface Handover {
  kind: 'order-handover' | 'renewal-handover';
  number: string;
  leadId: string | null;
  dueAt: Date;
  /** Above 0: it was amended. */
  revision?: number;
}

export const handoverItem = ({ kind, number, leadId, dueAt, revision = 0 }: Handover): NewOutboxItem => ({
  kind,
  channel: 'orders',
  to: 'orders',
  data: { orderNumber: number, revision },
  leadId,
  once: `${kind} ${handoverKey(number, revision)}`,
  dueAt,
  sendUntil: new Date(dueAt.getTime() + sentFor),
  endsAt: new Date(dueAt.getTime() + keptFor),
});
