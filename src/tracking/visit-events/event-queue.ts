import * as z from 'zod/mini';
import {
  type EventBody,
  type EventContext,
  maxEvents,
  oldestEvent,
  type VisitEvent,
  visitEvent,
} from '../../contract/measurement/visit-event.ts';
import type { StorageSlot } from '../storage-slot.ts';

/** `kept`: it is unknown whether the events arrived, so they are sent again with the same ids. */
type Sent = 'done' | 'kept';

interface Options {
  slot: StorageSlot;
  now: () => number;
  newKey: () => string;
  send: (events: VisitEvent[]) => Promise<Sent>;
}

/** A queue in the tab's storage until the server has the events, also without a connection. */
export interface EventQueue {
  /** Sets what the following events have in common. Events before it are dropped. */
  setContext: (context: EventContext) => void;
  add: (happening: EventBody) => void;
  isEmpty: () => boolean;
  /** Resolves with the next event. */
  nextEvent: () => Promise<void>;
  /** Sends the queue in batches and stops at the first failure. */
  flush: () => Promise<void>;
}

/** More events than any visit has, so that a long outage does not fill the storage. */
const maxKept = 400;

const kept = z.array(z.object({ at: z.number(), event: visitEvent }));

export function createEventQueue({ slot, now, newKey, send }: Options): EventQueue {
  let waiting = kept.safeParse(slot.read()).data ?? [];
  let context: EventContext | null = null;
  let wake: () => void = () => undefined;
  const keep = (next: typeof waiting) => {
    waiting = next.slice(-maxKept);
    slot.write(waiting);
  };
  /** Ids of events being sent: when the page is left meanwhile, only later events are sent. */
  const onTheirWay = new Set<string>();
  const ago = (at: number) => Math.max(0, Math.round(now() - at));
  const nextBatch = (): VisitEvent[] => {
    waiting = waiting.filter(({ at }) => ago(at) <= oldestEvent);
    const due = waiting.filter(({ event }) => !onTheirWay.has(event.id));
    return due.slice(0, maxEvents).map(({ at, event }) => ({ ...event, ago: ago(at) }));
  };
  return {
    setContext: (next) => {
      context = next;
    },
    add: (happening) => {
      if (context === null) return;
      keep([...waiting, { at: now(), event: { ...context, ...happening, id: newKey(), ago: 0 } }]);
      wake();
    },
    isEmpty: () => waiting.length === 0,
    nextEvent: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
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
