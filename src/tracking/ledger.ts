import type { Due } from './due-events.ts';

/** What was told in this tab, by key; nothing that was answered stands in it. */
export interface Ledger {
  told: readonly string[];
  /** Whoever comes back to a page sees it again: only its repetition is no news. */
  page: string | null;
}

export const blank: Ledger = { told: [], page: null };

const isPage = ({ name }: Due): boolean => name === 'pageView';

/** What of it is news. */
export const untold = ({ told, page }: Ledger, due: readonly Due[]): readonly Due[] =>
  due.filter((one) => (isPage(one) ? one.key !== page : !told.includes(one.key)));

/** The ledger once all of it was told, or passed by in silence. */
export const entered = (ledger: Ledger, due: readonly Due[]): Ledger => ({
  told: [...new Set([...ledger.told, ...due.filter((one) => !isPage(one)).map(({ key }) => key)])],
  page: due.find(isPage)?.key ?? ledger.page,
});

/** From what a tab kept of it; null where there is nothing to go by. */
export function readLedger(kept: unknown): Ledger | null {
  if (!Array.isArray(kept) || !kept.every((key) => typeof key === 'string')) return null;
  return { told: kept, page: null };
}
