import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { standIn } from '../gateways/stand-in.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { giveAnswers, openLead } from '../test-server/order.ts';

it('a request beyond the maximum in progress is refused at once, and later ones are served', async () => {
  const waiting: (() => void)[] = [];
  const analysis = await standIn((_request, response) => {
    waiting.push(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"verdict":"approved"}'),
    );
  });
  const services = { analysis: { url: analysis, token: undefined, timeoutMs: 60_000 } };
  const server = await openTestServer({ maxInFlight: 2, services });
  const browser = server.browser();
  const idLead = await openLead(browser);
  await giveAnswers(browser, idLead);

  const confirm = () => browser.ask(leads.confirmLead, { params: { idLead }, query: {}, body: {} });
  const slow = [confirm(), confirm()];
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
  const refused = await browser.ask(leads.getLead, { params: { idLead } });
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'busy' } });
  expect((await browser.send({ method: 'GET', url: '/api/health' })).status).toBe(200);
  expect((await browser.send({ method: 'GET', url: '/json/plans.json' })).status).toBe(200);

  for (const answer of waiting) answer();
  await Promise.all(slow);
  expect((await browser.ask(leads.getLead, { params: { idLead } })).status).toBe(200);
});

it('a slow start is not aborted by a timeout', async () => {
  const { app } = await openTestServer();
  expect(app.initialConfig.pluginTimeout).toBe(0);
});
