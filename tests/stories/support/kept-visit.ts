import type { BrowserContext, Page } from '@playwright/test';
import { createClient } from '../../../src/api/client.ts';
import * as storageNames from '../../../src/app/storage/storage-names.ts';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { createDevice, openBrowserTab } from '../../sagas/browser-tab.ts';
import type { Given } from './sandbox.ts';

export type AnsweredStep = readonly [step: string, given: Given];

/**
 * Answers these steps with the shop's own sagas and the real server, but without a browser, and leaves the visit in this
 * one as its tab would have kept it: a story that is about a later step need not walk there.
 */
export async function keepVisit(page: Page, path: string, answers: readonly AnsweredStep[]): Promise<void> {
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  const cookies = new Map<string, string>();
  const fetchAs: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', origin);
    const response = await fetch(new URL(String(input), origin), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const client = createClient({ fetch: fetchAs, base: () => `${origin}/api/` });
  const waiting = new Set<Promise<unknown>>();
  const counted: typeof client = {
    call: (endpoint, input, options) => {
      const call = client.call(endpoint, input, options);
      const end = () => waiting.delete(call);
      waiting.add(call);
      call.then(end, end);
      return call;
    },
  };
  const device = createDevice();
  // No two visits do the same thing under the same key.
  device.keys = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  const tab = openBrowserTab({ client: counted, calls: [] }, device, path);
  for (const [step, given] of answers) {
    const route = `/checkout/${step}/`;
    await tab.at(route);
    tab.submit(step === 'data-instalacao' ? await firstDay(client, given) : rawOf(given));
    await tab.until(({ visit }) => visit.phase === 'ready' && visit.route !== route);
  }
  do {
    // Until then looking whether everything rests would only take the server's processor time.
    await Promise.allSettled(waiting);
    await tab.rest();
  } while (waiting.size > 0);
  tab.close();
  await addCookies(page.context(), origin, cookies);
  await page.evaluate(
    ([visit, visitText, lead, leadText]) => {
      sessionStorage.setItem(visit, visitText);
      localStorage.setItem(lead, leadText);
    },
    [storageNames.visit, device.session.text(), storageNames.leadId, device.leadPointer.text()] as const,
  );
}

const rawOf = (given: Given): RawValues =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value === true ? 'on' : value]]));

async function firstDay(client: ReturnType<typeof createClient>, { period }: Given): Promise<RawValues> {
  const result = await client.call(getInstallationDays, { query: {} });
  const days = result.ok ? result.value.days : [];
  const day = days.find(({ periods }) => periods.some((one) => one === period));
  return rawOf({ date: day?.date ?? '', period: period ?? '' });
}

const addCookies = (context: BrowserContext, url: string, cookies: ReadonlyMap<string, string>) =>
  context.addCookies(Array.from(cookies, ([name, value]) => ({ name, value, url, httpOnly: true })));
