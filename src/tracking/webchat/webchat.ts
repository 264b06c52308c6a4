import type { StorageSlot } from '../storage-slot.ts';
import type { EventName } from './event-map.ts';

/** `no-consent`: events are dropped; `not-loaded`: they wait. */
export type WebchatState = 'no-consent' | 'not-loaded' | 'ready';

/** What the site uses of the webchat. */
export interface Webchat {
  /** Its protocol number; null if it never loads. */
  protocol: () => Promise<string | null>;
  state: () => WebchatState;
  tell: (name: EventName, properties: object) => void;
  /** Keys of the events sent, per tab. */
  sent: StorageSlot;
}
