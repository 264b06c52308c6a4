import type { StorageSlot } from '../storage-slot.ts';
import type { EventName } from './event-map.ts';

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
  /** Keys of the events sent, per tab. */
  sent: StorageSlot;
}
