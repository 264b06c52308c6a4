import { randomBytes, randomUUID } from 'node:crypto';
import { urlOf } from '../../../server/http/route-group.ts';
import { writes } from '../../../src/contract/endpoint.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { calls, type Outcome, openAll, own, refusedAlike } from './holder-calls.ts';

const randomToken = () => randomBytes(32).toString('base64url');

/** Callers without the capability, by what they hold instead. */
async function strangers(server: TestServer): Promise<Readonly<Record<string, Browser>>> {
  const nobody = server.browser();
  const random = server.browser();
  random.cookies.set('lead', randomToken());
  const malformed = server.browser();
  malformed.cookies.set('lead', "' or 1=1 --");
  const another = server.browser();
  await openAll(another, '70000001120', '15/03/1985');
  return { nobody, random, malformed, another };
}

/** Proves that every holder call refuses every kind of stranger alike, for existing and unknown ids. */
export async function holderMatrix(): Promise<Outcome> {
  const { server, browser: owner } = await openWithBrowser();
  const mine = await openAll(owner, '39053344705', '15/03/1985');
  const callers = await strangers(server);
  return await refusedAlike(Object.entries(callers).map(([who, caller]) => ({ who, caller, about: mine })));
}

/** Proves that writes from another site or a form are refused before anything is read. */
export async function otherSiteMatrix(): Promise<Outcome> {
  const server = await openTestServer();
  const broken: string[] = [];
  const { 'x-requested-with': _mark, ...marked } = own;
  const form = { ...marked, cookie: 'lead=x' };
  const others = [
    form,
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, origin: 'https://mal.example' },
  ];
  const guarded = calls.filter(writes);
  let cases = 0;
  for (const endpoint of guarded)
    for (const headers of others) {
      // A GET needs no custom header; the browser's fetch metadata decides.
      if (endpoint.method === 'GET' && headers === form) continue;
      cases += 1;
      const url = urlOf(endpoint).replaceAll(/:\w+/g, randomUUID());
      const { status, text } = await server.browser().send({
        method: endpoint.method,
        url,
        headers,
        ...(endpoint.method === 'GET' ? {} : { payload: '{}' }),
      });
      if (status !== 403 || !text.includes('cross-site'))
        broken.push(`${endpoint.method} ${endpoint.path}: ${status}`);
    }
  return { cases, broken };
}
