import type { EventName } from './event-map.ts';
import type { StorageSlot } from './storage-slot.ts';

/**
 * `refused`: the visitor has not agreed to it, and what happens meanwhile is never sent; `absent`: agreed to, and not
 * on the page so far; `listening`: it has functions that take events.
 */
export type Attention = 'refused' | 'absent' | 'listening';

/** The webchat, as far as this site meets it. */
export interface Webchat {
  /** Its protocol once it has one; null where it never comes. */
  protocol: () => Promise<string | null>;
  attention: () => Attention;
  tell: (name: EventName, properties: object) => void;
  /** What was sent, in one tab. */
  ledger: StorageSlot;
}
