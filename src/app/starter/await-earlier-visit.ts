import { pointerNames } from '../../funnel/arrival.ts';
import { storageSlot } from '../storage/storage-slot.ts';
import { storageSlots } from '../storage/storage-slots.ts';

// Whoever comes back sees the question they stopped at, not the first one meanwhile: the page waits until that is known.

/** A visit that goes on has its place in the address, an order's link its pointer. */
export function awaitNamedVisit(): void {
  const query = new URLSearchParams(location.search);
  if (location.hash.length > 1 || pointerNames.some((name) => query.has(name))) wait();
}

/** Only another tab's visit is not in the address, and no first paint waits for the storage to tell of it. */
export function awaitKeptVisit(): void {
  new PerformanceObserver((_list, painted) => {
    painted.disconnect();
    if (!('hydrated' in document.documentElement.dataset) && isKept()) wait();
  }).observe({ type: 'paint', buffered: true });
}

const isKept = (): boolean =>
  storageSlot(() => sessionStorage, storageSlots.visit).read() !== null ||
  storageSlot(() => localStorage, storageSlots.lead).read() !== null;

function wait(): void {
  document.documentElement.dataset.goesOn = '';
}
