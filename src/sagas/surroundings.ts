import type { Client } from '../api/client.ts';
import type { CalendarDate } from '../brazil/date.ts';

/** A place to keep something across pages. Broken or forbidden storage reads as empty. */
export interface Shelf {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** All that the sagas reach of the world outside; handed in by the app, and by tests. */
export interface Surroundings {
  client: Client;
  navigator: { push: (path: string) => void; replace: (path: string) => void };
  /** The path with its anchor, and the query. */
  address: () => { path: string; query: URLSearchParams };
  /** What one tab keeps of a visit. */
  session: Shelf;
  /** The lead id, on this device. */
  leadPointer: Shelf;
  /** The chosen zoom, on this device. */
  zoom: Shelf;
  today: () => CalendarDate;
  newKey: () => string;
  userAgent: string;
  /** The site's own address: one backend may serve several. */
  origin: string;
  pause: (milliseconds: number) => Promise<void>;
  /** Once what just happened is on the screen: for work that the visitor need not wait for. */
  afterPaint: () => Promise<void>;
  /** Tells when the line goes and comes back; returns how to stop listening. */
  onConnection: (listener: (online: boolean) => void) => () => void;
}
