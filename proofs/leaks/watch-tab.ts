import type { BrowserContext, Page } from '@playwright/test';

/** Polling interval in milliseconds. */
const pace = 150;

const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches = await window.caches?.keys();
    const databases = await indexedDB.databases();
    const kept = { ...localStorage, session: { ...sessionStorage } };
    const place = { address: location.href, state: history.state, name: window.name };
    return JSON.stringify({ kept, place, cookies: document.cookie, caches, databases });
  });

export function watchTab(context: BrowserContext, origin: string) {
  const addresses: string[] = [];
  const otherSites: string[] = [];
  const events: string[] = [];
  const refusals: string[] = [];
  const kept = new Set<string>();
  const afterwards: string[] = [];
  const refused: Promise<unknown>[] = [];

  context.on('request', (request) => {
    const said = `${request.url()} ${request.headers().referer ?? ''}`;
    addresses.push(said);
    const { pathname } = new URL(request.url());
    if (!request.url().startsWith(origin)) otherSites.push(said, request.postData() ?? '');
    else if (/^\/api\/(events|page-errors)$/.test(pathname)) events.push(request.postData() ?? '');
  });
  context.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.text().then((text) => refusals.push(text)));
  });

  return {
    addresses,
    otherSites,
    events,
    afterwards,
    refusals: async () => {
      await Promise.allSettled(refused);
      return refusals;
    },
    underWay: (): string[] => [...kept],
    /** Samples the storage during the journey and once after it. */
    during: async (page: Page, walk: () => Promise<void>): Promise<void> => {
      let isOver = false;
      const looking = (async () => {
        while (!isOver) {
          // Evaluation fails while the page is navigating.
          await everythingKept(page).then(
            (text) => kept.add(text),
            () => undefined,
          );
          await new Promise((next) => setTimeout(next, pace));
        }
      })();
      try {
        await walk();
      } finally {
        isOver = true;
        await looking;
      }
      afterwards.push(await everythingKept(page));
    },
  };
}
