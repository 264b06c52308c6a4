import { pointerNames } from '../../funnel/arrival.ts';
import * as storageNames from '../storage/storage-names.ts';
import { deviceSlot, tabSlot } from '../storage/storage-slot.ts';

// Hides the page until it is known whether a visit is resumed, so that the first question does not flash.

/** A resumed visit has a fragment in the address, a link a lead id. */
export function awaitNamedVisit(): void {
  const query = new URLSearchParams(location.search);
  if (location.hash.length > 1 || pointerNames.some((name) => query.get(name))) wait();
}

/** A visit stored in this tab is checked only after the first paint, since reading storage would delay it. */
export function awaitKeptVisit(): void {
  new PerformanceObserver((_list, painted) => {
    painted.disconnect();
    if (!('hydrated' in document.documentElement.dataset) && isKept()) wait();
  }).observe({ type: 'paint', buffered: true });
}

const isKept = (): boolean =>
  tabSlot(storageNames.visit).read() !== null || deviceSlot(storageNames.leadId).read() !== null;

function wait(): void {
  document.documentElement.dataset.goesOn = '';
}
