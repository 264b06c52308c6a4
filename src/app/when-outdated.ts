import { readKeptVisit } from '../store/kept-visit.ts';
import { storageSlot } from './storage/storage-slot.ts';
import { storageSlots } from './storage/storage-slots.ts';

const slot = storageSlot(() => sessionStorage, storageSlots.visit);

/** What the tab has of orders, as text. */
function storedOrders(): string {
  const visit = readKeptVisit(slot.read());
  const { id, renewalId, version } = visit?.lead ?? {};
  return JSON.stringify([visit?.ordered, id, renewalId, version]);
}

/** Back may show a page as it was left: tells whether its order went on elsewhere in the tab, or was finished there. */
export function whenOutdated(listener: () => void): void {
  let left = '';
  addEventListener('pagehide', () => {
    left = storedOrders();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedOrders() !== left) listener();
  });
}
