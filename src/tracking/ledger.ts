import * as z from 'zod/mini';
import type { DueEvent } from './due-events.ts';

/** Keys of the events sent from this tab; it contains no answers. */
export interface Ledger {
  sent: readonly string[];
  /** The page last reported: returning to a page is reported again, a repetition is not. */
  page: string | null;
}

export const blank: Ledger = { sent: [], page: null };

const isPage = ({ name }: DueEvent): boolean => name === 'pageView';

/** The events not sent yet. */
export const unsent = ({ sent, page }: Ledger, due: readonly DueEvent[]): readonly DueEvent[] =>
  due.filter((one) => (isPage(one) ? one.key !== page : !sent.includes(one.key)));

/** The ledger after these events were sent or skipped. */
export const withSent = (ledger: Ledger, due: readonly DueEvent[]): Ledger => ({
  sent: [...new Set([...ledger.sent, ...due.filter((one) => !isPage(one)).map(({ key }) => key)])],
  page: due.find(isPage)?.key ?? ledger.page,
});

/** Reads the stored ledger; null if there is none or it is invalid. */
export function readLedger(stored: unknown): Ledger | null {
  const parsed = z.array(z.string()).safeParse(stored);
  return parsed.success ? { sent: parsed.data, page: null } : null;
}
