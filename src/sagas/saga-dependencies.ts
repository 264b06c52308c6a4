import type { Client } from '../api/client.ts';
import type { CalendarDate } from '../brazil/date.ts';
import type { StorageSlot } from '../tracking/storage-slot.ts';
import type { Webchat } from '../tracking/webchat.ts';

/** All that the sagas reach of the world outside; handed in by the app, and by tests. */
export interface SagaDependencies {
  client: Client;
  navigator: { push: (path: string) => void; replace: (path: string) => void };
  /** The path with its anchor, and the query. */
  address: () => { path: string; query: URLSearchParams };
  /** Where the visitor came from, as a page before the order has read it from its address. */
  arrival: StorageSlot;
  /** What one tab keeps of a visit. */
  session: StorageSlot;
  /** The lead id, on this device. */
  leadPointer: StorageSlot;
  /** The chosen zoom, on this device. */
  zoom: StorageSlot;
  /** What one tab knows of its device: cookies agreed to, and preferences. */
  device: StorageSlot;
  /** The webchat's protocol as it was sent with the lead, in one tab. */
  chat: StorageSlot;
  /** What speaks with the webchat; null where the connection broke before it came. */
  webchat: () => Promise<Webchat | null>;
  /** Whether the browser keeps cookies of this site: one of them opens the lead. */
  keepsCookies: () => boolean;
  today: () => CalendarDate;
  /** The device's clock, and when it will have come to a moment, whatever the device slept through. */
  now: () => number;
  waitUntilTime: (moment: number) => Promise<void>;
  /** When the visitor's last key or tap was; watched from the first time this is asked. */
  lastActivityAt: () => Promise<number>;
  newKey: () => string;
  userAgent: string;
  /** The site's own address: one backend may serve several. */
  origin: string;
  pause: (milliseconds: number) => Promise<void>;
  /** Once what just happened is on the screen: for work that the visitor need not wait for. */
  afterPaint: () => Promise<void>;
  /** Once nothing else is to be done: for what may as well be lost. */
  whenIdle: () => Promise<void>;
  /** Tells when the connection goes and comes back; returns how to stop listening. */
  onConnection: (listener: (online: boolean) => void) => () => void;
}
