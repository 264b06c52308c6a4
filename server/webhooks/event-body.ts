import * as z from 'zod/mini';
import type { OutboxItem } from '../outbox/outbox-item.ts';

/** Events of earlier versions have no id. */
const content = z.object({ id: z.optional(z.string()), at: z.string(), data: z.unknown() });

/** An event as it is sent, listed and shown. */
export function eventBody({ kind, data: told }: Pick<OutboxItem, 'kind' | 'data'>) {
  const { id, at, data } = content.parse(told);
  return { id, type: kind, timestamp: at, data };
}
