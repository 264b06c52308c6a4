import { createClient } from '../api/client.ts';
import { dayInBrasilia } from '../brazil/date.ts';
import type { Surroundings } from '../sagas/surroundings.ts';
import { apiBase } from './api-base.ts';
import { fetchBegun } from './begun-lookup.ts';
import type { PageHistory } from './page-history.ts';
import { shelfNames } from './shelf-names.ts';
import { shelfIn } from './shelves.ts';

/** Needs no secure context, unlike `randomUUID`: a shop may be tried on a phone over plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A page in the background paints nothing, so a timer has the last word; one that is left has no time to paint. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      removeEventListener('pagehide', resume);
      resolve();
    };
    const soon = () => setTimeout(resume);
    requestAnimationFrame(soon);
    setTimeout(soon, 100);
    addEventListener('pagehide', resume);
  });

export const browserSurroundings = (history: PageHistory): Surroundings => ({
  client: createClient({ fetch: fetchBegun, base: apiBase }),
  navigator: history,
  address: () => ({
    path: `${location.pathname}${location.hash}`,
    query: new URLSearchParams(location.search),
  }),
  session: shelfIn(() => sessionStorage, shelfNames.visit),
  leadPointer: shelfIn(() => localStorage, shelfNames.lead),
  zoom: shelfIn(() => localStorage, shelfNames.zoom),
  today: () => dayInBrasilia(Date.now()),
  newKey,
  userAgent: navigator.userAgent.slice(0, 512),
  origin: location.origin,
  pause: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
  afterPaint,
  onConnection: (listener) => {
    const online = () => listener(true);
    const offline = () => listener(false);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  },
});
