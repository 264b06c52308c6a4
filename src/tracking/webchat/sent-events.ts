import * as z from 'zod/mini';
import type { WebchatEvent } from './event-map.ts';

export type KeyedEvent = WebchatEvent & { key: string };

/** What was sent from this tab, by its keys; it contains no answers. */
export interface SentEvents {
  keys: readonly string[];
  /** The page last reported: returning to a page is reported again, a repetition is not. */
  page: string | null;
}

export const nothingSent: SentEvents = { keys: [], page: null };

const isPage = ({ name }: WebchatEvent): boolean => name === 'pageView';

export const unsent = ({ keys, page }: SentEvents, due: readonly KeyedEvent[]): readonly KeyedEvent[] =>
  due.filter((one) => (isPage(one) ? one.key !== page : !keys.includes(one.key)));

/** After these events were sent or skipped. */
export const withSent = (sent: SentEvents, due: readonly KeyedEvent[]): SentEvents => ({
  keys: [...new Set([...sent.keys, ...due.filter((one) => !isPage(one)).map(({ key }) => key)])],
  page: due.find(isPage)?.key ?? sent.page,
});

/** Reads the stored keys; null if there are none or they are invalid. */
export function readSent(stored: unknown): SentEvents | null {
  const parsed = z.array(z.string()).safeParse(stored);
  return parsed.success ? { keys: parsed.data, page: null } : null;
}
