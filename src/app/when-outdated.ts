import { type KeptVisit, readKeptVisit } from '../store/kept-visit.ts';
import * as storageNames from './storage/storage-names.ts';
import { tabSlot } from './storage/storage-slot.ts';

const slot = tabSlot(storageNames.visit);

/** What the tab has of orders, as text. */
const ordersIn = ({ ordered, lead }: Partial<KeptVisit>): string =>
  JSON.stringify([ordered, lead?.id, lead?.renewalId, lead?.version]);

const readStored = (): Partial<KeptVisit> => readKeptVisit(slot.read()) ?? {};

/**
 * Back may show a page as it was left: tells whether its order went on elsewhere in the tab, or was finished there. An
 * order that was made may have ended on the page that follows it, which stores nothing.
 */
export function whenOutdated(listener: () => void): void {
  let left = '';
  addEventListener('pagehide', () => {
    left = ordersIn(readStored());
  });
  addEventListener('pageshow', ({ persisted }) => {
    const stored = readStored();
    if (persisted && (stored.ordered || ordersIn(stored) !== left)) listener();
  });
}
