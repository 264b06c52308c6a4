import { shelfNames } from '../shelf-names.ts';
import { shelfIn } from '../shelves.ts';

/** Whoever comes back sees the question they stopped at, not the first one meanwhile: the page waits to be told. */
export function awaitEarlierVisit(): void {
  const isBack =
    location.hash.length > 1 ||
    new URLSearchParams(location.search).has('l') ||
    shelfIn(() => sessionStorage, shelfNames.visit).read() !== null ||
    shelfIn(() => localStorage, shelfNames.lead).read() !== null;
  if (isBack) document.documentElement.dataset.goesOn = '';
}
