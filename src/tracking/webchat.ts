import type { EventName } from './event-map.ts';
import type { StorageSlot } from './storage-slot.ts';

/**
 * `refused`: no consent, so events are dropped; `absent`: consent, but the webchat has not loaded; `listening`: it
 * accepts events.
 */
export type Attention = 'refused' | 'absent' | 'listening';

/** What the site uses of the webchat. */
export interface Webchat {
  /** Its protocol number; null if it never loads. */
  protocol: () => Promise<string | null>;
  attention: () => Attention;
  tell: (name: EventName, properties: object) => void;
  /** Events sent, per tab. */
  ledger: StorageSlot;
}
