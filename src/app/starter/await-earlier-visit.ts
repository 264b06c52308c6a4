import { shelfNames } from '../shelf-names.ts';
import { shelfIn } from '../shelves.ts';

/**
 * Whoever comes back sees the question they stopped at, not the first one meanwhile: the page waits to be told. A visit
 * that goes on has its place in the address; only another tab's has not, and no first paint waits for the storage to tell.
 */
export function awaitEarlierVisit(): void {
  if (location.hash.length > 1 || new URLSearchParams(location.search).has('l')) {
    wait();
    return;
  }
  new PerformanceObserver((_list, painted) => {
    painted.disconnect();
    if (!('awake' in document.documentElement.dataset) && isKept()) wait();
  }).observe({ type: 'paint', buffered: true });
}

const isKept = (): boolean =>
  shelfIn(() => sessionStorage, shelfNames.visit).read() !== null ||
  shelfIn(() => localStorage, shelfNames.lead).read() !== null;

function wait(): void {
  document.documentElement.dataset.goesOn = '';
}
