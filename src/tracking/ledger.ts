import type { Due } from './due-events.ts';

/** What was sent from this tab, by key; nothing that was answered stands in it. */
export interface Ledger {
  sent: readonly string[];
  /** Whoever comes back to a page sees it again: only its repetition is no news. */
  page: string | null;
}

export const blank: Ledger = { sent: [], page: null };

const isPage = ({ name }: Due): boolean => name === 'pageView';

/** What of it is news. */
export const unsent = ({ sent, page }: Ledger, due: readonly Due[]): readonly Due[] =>
  due.filter((one) => (isPage(one) ? one.key !== page : !sent.includes(one.key)));

/** The ledger once all of it was sent, or passed over. */
export const entered = (ledger: Ledger, due: readonly Due[]): Ledger => ({
  sent: [...new Set([...ledger.sent, ...due.filter((one) => !isPage(one)).map(({ key }) => key)])],
  page: due.find(isPage)?.key ?? ledger.page,
});

/** From what a tab kept of it; null where there is nothing to go by. */
export function readLedger(kept: unknown): Ledger | null {
  if (!Array.isArray(kept) || !kept.every((key) => typeof key === 'string')) return null;
  return { sent: kept, page: null };
}
