import * as z from 'zod/mini';
import { dayMs } from '../../../src/brazil/durations.ts';
import type { NewOutboxItem } from '../../outbox/outbox-repository.ts';

/** Only the number waits: what is handed over is read when it leaves, and stands nowhere twice. */
export const handoverContent = z.object({ orderNumber: z.string() });

/** What nobody took must not be lost in a week: it waits for a person until then. */
const sentFor = 7 * dayMs;
const keptFor = 30 * dayMs;

interface Handover {
  kind: 'order-handover' | 'renewal-handover';
  number: string;
  leadId: string | null;
  dueAt: Date;
}

/** On its way to the operator's own system. */
export const handoverItem = ({ kind, number, leadId, dueAt }: Handover): NewOutboxItem => ({
  kind,
  channel: 'orders',
  to: 'orders',
  data: { orderNumber: number },
  leadId,
  once: `${kind} ${number}`,
  dueAt,
  sendUntil: new Date(dueAt.getTime() + sentFor),
  endsAt: new Date(dueAt.getTime() + keptFor),
});
