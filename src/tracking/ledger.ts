import type { Due } from './due-events.ts';

/** Keys of the events sent from this tab; it contains no answers. */
export interface Ledger {
  sent: readonly string[];
  /** The page last reported: returning to a page is reported again, a repetition is not. */
  page: string | null;
}

export const blank: Ledger = { sent: [], page: null };

const isPage = ({ name }: Due): boolean => name === 'pageView';

/** The events not sent yet. */
export const unsent = ({ sent, page }: Ledger, due: readonly Due[]): readonly Due[] =>
  due.filter((one) => (isPage(one) ? one.key !== page : !sent.includes(one.key)));

/** The ledger after these events were sent or skipped. */
export const entered = (ledger: Ledger, due: readonly Due[]): Ledger => ({
  sent: [...new Set([...ledger.sent, ...due.filter((one) => !isPage(one)).map(({ key }) => key)])],
  page: due.find(isPage)?.key ?? ledger.page,
});

/** Reads the stored ledger; null if there is none or it is invalid. */
export function readLedger(kept: unknown): Ledger | null {
  if (!Array.isArray(kept) || !kept.every((key) => typeof key === 'string')) return null;
  return { sent: kept, page: null };
}
