import { keptArrival } from '../../funnel/arrival.ts';
import { storageSlot } from '../storage/storage-slot.ts';
import { storageSlots } from '../storage/storage-slots.ts';

/** Only the first address says where a visitor came from, and which plan for: the tab keeps it until an order asks. */
export function keepArrival(): void {
  const kept = keptArrival(new URLSearchParams(location.search));
  if (kept.size > 0) storageSlot(() => sessionStorage, storageSlots.arrival).write(`${kept}`);
}
