import { readTracking } from '../../funnel/arrival.ts';
import { shelfNames } from '../shelf-names.ts';
import { shelfIn } from '../shelves.ts';

/** Only the first address says where a visitor came from: the tab keeps it until an order asks. */
export function keepArrival(): void {
  const tracking = new URLSearchParams(Object.entries(readTracking(new URLSearchParams(location.search))));
  if (tracking.size > 0) shelfIn(() => sessionStorage, shelfNames.arrival).write(`${tracking}`);
}
