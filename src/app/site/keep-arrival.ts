import { keptArrival } from '../../funnel/arrival.ts';
import { shelfNames } from '../shelf-names.ts';
import { shelfIn } from '../shelves.ts';

/** Only the first address says where a visitor came from, and which plan for: the tab keeps it until an order asks. */
export function keepArrival(): void {
  const kept = keptArrival(new URLSearchParams(location.search));
  if (kept.size > 0) shelfIn(() => sessionStorage, shelfNames.arrival).write(`${kept}`);
}
