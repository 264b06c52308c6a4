import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { urlOf } from '../../../server/http/route-group.ts';
import { panelCalls } from '../../../server/panel-api/calls/panel-calls.ts';
import { rightsOf, roles } from '../../../src/contract/panel/access/rights.ts';
import { panelEndpoints } from '../../../src/contract/panel/endpoints.ts';
import type { Browser } from '../test-server/browser.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openSignedIn } from '../test-server/open-with.ts';

const forOperators = panelEndpoints.filter(({ access }) => access === 'operator');

const files = panelCalls.flatMap(({ file }) => file ?? []);

const somewhere = (path: string): string => path.replace(/:\w+/g, 'x');

it('the panel implements exactly the calls of its contract', () => {
  expect(new Set(panelCalls.map(({ endpoint }) => endpoint))).toEqual(new Set(panelEndpoints));
});

const ask = (browser: Browser, endpoint: (typeof forOperators)[number]) => {
  const writes = endpoint.method !== 'GET';
  return browser.send({
    method: endpoint.method,
    url: somewhere(urlOf(endpoint)),
    headers: writes ? { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' } : {},
    ...(writes ? { payload: '{}' } : {}),
  });
};

it.each(roles)('a %s may make only the calls of their rights', async (role) => {
  const { browser } = await openSignedIn(role);
  for (const endpoint of forOperators) {
    const { status } = await ask(browser, endpoint);
    const may = endpoint.right === undefined || rightsOf(role).includes(endpoint.right);
    if (may) expect([401, 403], endpoint.path).not.toContain(status);
    else expect(status, endpoint.path).toBe(403);
  }
  for (const { method, path, right } of files) {
    const request = method === 'GET' ? { method, url: `/api/${somewhere(path)}` } : listFileRequest(path, {});
    const { status } = await browser.send(request);
    if (rightsOf(role).includes(right)) expect([401, 403], path).not.toContain(status);
    else expect(status, path).toBe(403);
  }
});

it('the panel answers everybody alike who is not signed in', async () => {
  const { server, browser: ended } = await openSignedIn('admin');
  server.pass({ minutes: 31 });
  const [nobody, random, visitor] = [server.browser(), server.browser(), server.browser()];
  random.cookies.set('painel', randomBytes(32).toString('base64url'));
  visitor.cookies.set('lead', randomBytes(32).toString('base64url'));
  for (const endpoint of forOperators) {
    const told = new Set<string>();
    for (const guest of [nobody, random, visitor, ended]) {
      const { status, text } = await ask(guest, endpoint);
      expect(status, endpoint.path).toBe(401);
      told.add(text);
    }
    expect([...told], endpoint.path).toHaveLength(1);
  }
});

it('no reply of the panel is readable for another site of the shop', async () => {
  const origin = 'https://promo.loja.example';
  const { browser } = await openSignedIn('admin', { allowedOrigins: [origin] });
  const headers = { origin, 'sec-fetch-site': 'same-site' };
  const downloads = files.map(({ method, path }) => ({ method, url: `/api/${somewhere(path)}` }));
  const calls = panelEndpoints.map((endpoint) => ({
    method: endpoint.method,
    url: somewhere(urlOf(endpoint)),
  }));
  for (const call of [...calls, ...downloads]) {
    const { headers: told } = await browser.send({ ...call, headers });
    expect(told, call.url).not.toHaveProperty('access-control-allow-origin');
  }
});

it.each([
  '/api/panel/orders/UF-0CJEWM66VAM',
  '/api/panel/renewals/UF-0CJEWM66VAM',
  '/api/panel/leads/01a215eb-f38f-7b5f-9259-fff53e7b99cf',
  '/api/panel/calendar/SP/2026-12-01/manha',
  '/api/panel/deliveries/01a215eb-f38f-7b5f-9259-fff53e7b99cf',
])('a look that is written to the audit log is refused to another site: %s', async (url) => {
  const { server, browser } = await openSignedIn('admin');
  const { status } = await browser.send({ method: 'GET', url, headers: { 'sec-fetch-site': 'same-site' } });
  expect(status).toBe(403);
  expect(await server.audit()).toEqual([]);
});
