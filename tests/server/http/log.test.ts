import { expect, it } from 'vitest';
import { createProviders } from '../../../server/app/providers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { paulista } from '../test-server/order.ts';

it('the log holds the route and no personal data', async () => {
  const { server, browser, idLead, confirm } = await openAt('confirmation');
  await confirm();
  await browser.refused(leads.saveName, { params: { idLead }, body: { name: 'Maria' } });
  await browser.send({ method: 'GET', url: '/api/cep/coverage?cep=01310100&number=1000' });
  await browser.send({ method: 'GET', url: '/checkout/nome?l=abc&name=Maria' });

  const logged = server.logged();
  expect(logged).toContain('"route":"/api/lead-v2/:idLead/documentNumber"');
  expect(logged).toContain('"status":422');
  for (const secret of [
    idLead,
    'Maria',
    'Josefa',
    '987654321',
    '52998224725',
    '02/02/1990',
    '01310100',
    'exemplo',
    'lead=',
  ]) {
    expect(logged).not.toContain(secret);
  }
  const allowed = ['level', 'time', 'reqId', 'method', 'route', 'status', 'ms'];
  for (const line of logged.trim().split('\n')) expect(Object.keys(JSON.parse(line))).toEqual(allowed);
});

it('an internal error is logged with its place but without its message, and the visitor gets no detail', async () => {
  const clock = () => new Date('2026-11-23T15:00:00Z');
  const providers = createProviders({ catalogueFolder, sandbox: true, clock, postcodeServices: [] });
  const broken = {
    at: () => {
      throw new TypeError('Maria Souza, 52998224725');
    },
  };
  const server = await openTestServer({ providers: { ...providers, coverage: broken } });
  const { status, body } = await server
    .browser()
    .ask(leads.createLead, { body: { coverage: paulista, lead: {} } });
  expect(status).toBe(500);
  expect(body).toEqual({
    success: false,
    error: 'Erro no servidor. Por favor tente novamente mais tarde',
    code: 'server',
  });
  expect(server.logged()).toMatch(/"failure":\{"type":"TypeError".*log\.test\.ts/);
  expect(server.logged()).not.toMatch(/Maria|52998224725/);
});

it.each([
  [false, 1],
  [1, 0],
])('an untrusted proxy is logged once with TRUST_PROXY=%s', async (trustProxy, lines) => {
  const server = await openTestServer({ trustProxy });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let turn = 0; turn < 3; turn++) {
    await server.browser().send({ method: 'GET', url: '/api/health', headers });
  }
  expect(server.logged().split('let it name')).toHaveLength(lines + 1);
  expect(server.logged()).not.toContain('203.0.113.9');
});
