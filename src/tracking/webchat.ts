import type { EventName } from './event-map.ts';

/**
 * `refused`: the visitor has not agreed to it, and what happens meanwhile is never told; `absent`: agreed to, and not
 * on the page so far; `listening`: it has functions to be told with.
 */
export type Attention = 'refused' | 'absent' | 'listening';

/** The webchat, as far as this site meets it. */
export interface Webchat {
  /** Its protocol once it has one; null where it never comes. */
  protocol: () => Promise<string | null>;
  attention: () => Attention;
  tell: (name: EventName, properties: object) => void;
  /** What it was told, in one tab. */
  ledger: { read: () => unknown; write: (value: unknown) => void; clear: () => void };
}
