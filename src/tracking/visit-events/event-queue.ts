import * as z from 'zod/mini';
import {
  type EventContext,
  type Happening,
  maxEvents,
  oldestEvent,
  type VisitEvent,
  visitEvent,
} from '../../contract/measurement/visit-event.ts';
import type { StorageSlot } from '../storage-slot.ts';

/** `kept`: nobody knows whether it arrived, so it goes out again, under the same ids. */
type Sent = 'done' | 'kept';

interface Options {
  slot: StorageSlot;
  now: () => number;
  newKey: () => string;
  send: (events: VisitEvent[]) => Promise<Sent>;
}

/** Waits in the tab until the server has it, without a connection as well. */
interface EventQueue {
  add: (happening: Happening, context: EventContext) => void;
  isEmpty: () => boolean;
  /** Sends what waits, in batches; stops where a batch does not get through. */
  flush: () => Promise<void>;
}

/** More than any visit has: what a broken line leaves behind does not fill the storage. */
const maxKept = 400;

const kept = z.array(z.object({ at: z.number(), event: visitEvent }));

export function createEventQueue({ slot, now, newKey, send }: Options): EventQueue {
  let waiting = kept.safeParse(slot.read()).data ?? [];
  const keep = (next: typeof waiting) => {
    waiting = next.slice(-maxKept);
    slot.write(waiting);
  };
  /** Whoever leaves while a batch is on its way sends what came after it. */
  const onTheirWay = new Set<string>();
  const ago = (at: number) => Math.max(0, Math.round(now() - at));
  const nextBatch = (): VisitEvent[] => {
    waiting = waiting.filter(({ at }) => ago(at) <= oldestEvent);
    const due = waiting.filter(({ event }) => !onTheirWay.has(event.id));
    return due.slice(0, maxEvents).map(({ at, event }) => ({ ...event, ago: ago(at) }));
  };
  return {
    add: (happening, context) =>
      keep([...waiting, { at: now(), event: { ...context, ...happening, id: newKey(), ago: 0 } }]),
    isEmpty: () => waiting.length === 0,
    flush: async () => {
      for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
        const ids = new Set(batch.map(({ id }) => id));
        for (const id of ids) onTheirWay.add(id);
        const sent = await send(batch);
        for (const id of ids) onTheirWay.delete(id);
        if (sent === 'kept') return;
        keep(waiting.filter(({ event }) => !ids.has(event.id)));
      }
    },
  };
}
