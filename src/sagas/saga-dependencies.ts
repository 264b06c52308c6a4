import type { Client } from '../api/client.ts';
import type { CalendarDate } from '../brazil/date.ts';
import type { CampaignSet } from '../funnel/campaigns.ts';
import type { Connection } from '../store/device.ts';
import type { StorageSlot } from '../tracking/storage-slot.ts';
import type { Webchat } from '../tracking/webchat/webchat.ts';

/** What the browser stores. */
interface StorageSlots {
  /** The campaign parameters, stored by a page before the order. */
  campaignParameters: StorageSlot;
  /** The visit, per tab. */
  visit: StorageSlot;
  /** The lead id, on the device. */
  leadId: StorageSlot;
  /** The chosen zoom, on the device. */
  zoom: StorageSlot;
  /** The cookie consent and what the device script found: sent with the payment, per tab. */
  deviceInfo: StorageSlot;
  /** The webchat protocol that was sent with the lead, per tab. */
  chatProtocol: StorageSlot;
  /** What was counted of the visit, per tab, with the groups that the order is counted by. */
  countedEvents: StorageSlot;
}

/** A page where a visitor can talk to a person of the team beside the order. */
export interface PersonLine {
  /** The conversation that the team has, per tab. */
  slot: StorageSlot;
  /** Tells the data of server-sent events below the API's address; returns the end of it. */
  listen: (path: string, event: string, tell: (data: string) => void) => () => void;
}

/** Everything outside the store that the sagas use. The app and the tests provide it. */
export interface SagaDependencies {
  client: Client;
  navigator: { push: (path: string) => void; replace: (path: string) => void };
  /** Path with fragment, and query. */
  address: () => { path: string; query: URLSearchParams };
  /** Those that an address can name. */
  campaigns: CampaignSet;
  slots: StorageSlots;
  /** How the browser opened the document. */
  navigationType: () => NavigationTimingType;
  /** The webchat client; null if it could not be loaded. */
  webchat: () => Promise<Webchat | null>;
  /** Whether the browser accepts cookies: the session cookie opens the lead. */
  keepsCookies: () => boolean;
  today: () => CalendarDate;
  /** The device's clock, and a timer that is right even if the device slept. */
  now: () => number;
  waitUntilTime: (moment: number) => Promise<void>;
  /** Time of the last key or tap. Listening starts with the first call. */
  lastActivityAt: () => Promise<number>;
  newKey: () => string;
  userAgent: string;
  /** The site's own origin: one backend may serve several sites. */
  origin: string;
  /** From 0 to 1. */
  random: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** After the last change was painted: for work that the visitor does not wait for. */
  afterPaint: () => Promise<void>;
  /** When the browser is idle: for work that may be lost. */
  whenIdle: () => Promise<void>;
  /** Missing where a channel brings people by itself. */
  person?: PersonLine;
  /** For an error that the visit survives. */
  reportError: (error: unknown) => void;
  /** Calls the listener when the connection goes or comes back; returns the unsubscribe function. */
  onConnection: (listener: (connection: Connection) => void) => () => void;
}
