import { describe, expect, it } from 'vitest';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { type QueueName, queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import { listQueue, resolveItem, takeItem } from '../../../src/contract/panel/queues.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { noNetwork, rejectedCpf } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

async function askForReview(server: TestServer, message: string) {
  const { browser, params, confirm } = await server.leadAt('confirmation', { cpf: rejectedCpf });
  const bankInfo = { bank: '341', agency: '77123', account_number: '4455667-1' };
  const deviceInfo = { cookies: 'cookie-of-the-device' };
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: true, bankInfo, deviceInfo } });
  await confirm();
  await browser.call(leads.requestReview, { params, body: { message } });
  return { browser, params };
}

async function leaveContact(browser: Browser, contact: { phone: string; name?: string; email?: string }) {
  const { id } = await browser.call(createNoCoverageLead, { body: noNetwork });
  await browser.call(updateNoCoverageLead, { body: { id, ...contact, accept_information: true } });
}

const waiting = async (operator: Browser, queue: QueueName) =>
  (await operator.call(listQueue, { params: { queue }, query: { part: 'waiting' } })).items;

async function everyQueue(server: TestServer) {
  const { browser } = await server.signIn('seller');
  return Promise.all(queueNames.map(async (queue) => waiting(browser, queue)));
}

describe.each(sampledEngines)('the items of the queues on %s', (engine) => {
  it('the queues show who waits for what, and its origin', async () => {
    const server = await openTestServer({ engine });
    const tracking = { lp_origin: 'LP TIM Black', utm_source: 'flyer' };
    await server
      .browser()
      .call(requestCall, { body: { telephone: '1133334444', addon: 'timblack', tracking } });
    const { browser, params } = await askForReview(server, 'Sou eu mesma.');
    const { protocol } = await browser.call(leads.getLead, { params });
    const contact = { phone: '68987654321', name: 'Ana Lima', email: 'ana@exemplo.com.br' };
    await leaveContact(server.browser(), contact);
    // A lead without a contact is not queued.
    await server.browser().call(createNoCoverageLead, { body: noNetwork });
    expect(await everyQueue(server)).toMatchObject([
      [{ campaign: 'timblack', origin: 'LP TIM Black · flyer', at: server.now().toISOString() }],
      [
        {
          leadId: params.idLead,
          protocol,
          name: 'Maria',
          reason: 'rejected',
          city: 'São Paulo',
          message: 'Sou eu mesma.',
        },
      ],
      [{ name: 'Ana', city: noNetwork.city, state: noNetwork.state, mayBeTold: true }],
    ]);
  });

  it('a queue item disappears when its retention ends, even before the sweep', async () => {
    const server = await openTestServer({ engine });
    await server.browser().call(requestCall, { body: { telephone: '1133334444' } });
    await askForReview(server, 'Sou eu.');
    await leaveContact(server.browser(), { phone: '68987654321' });
    await server.browser().call(createNoCoverageLead, { body: { ...noNetwork, phone: '68912345678' } });
    const shown = async () => (await everyQueue(server)).map(({ length }) => length);
    expect(await shown()).toEqual([1, 1, 2]);
    server.pass({ days: 30 });
    expect(await shown()).toEqual([0, 0, 1]);
    server.pass({ days: 335 });
    expect(await shown()).toEqual([0, 0, 0]);
  });

  it('a queue item shows only what is needed to call, even while claimed', async () => {
    const server = await openTestServer({ engine });
    await askForReview(server, 'Sou eu.');
    const { browser } = await server.signIn('manager');
    const [review] = await waiting(browser, 'reviews');
    const path = { params: { queue: 'reviews' as const, id: review?.id ?? '' } };
    const { item } = await browser.call(takeItem, path);
    expect(item).toMatchObject({ name: 'Maria Souza', phone: '11987654321' });
    // Random ids may contain a short secret by chance.
    const told = JSON.stringify(item).replaceAll(/[\da-f]{8}(?:-[\da-f]{4,12}){4}/g, '');
    const identity = [rejectedCpf, '935.411', 'Josefa', 'Quitéria', '02/02/1990'];
    for (const secret of [...identity, '77123', '4455667', 'cookie-of-the-device', 'Paulista'])
      expect(told).not.toContain(secret);
  });

  it('a review is taken only by who may decide it', async () => {
    const server = await openTestServer({ engine });
    await askForReview(server, 'Sou eu.');
    const { browser: seller } = await server.signIn('seller');
    const [review] = await waiting(seller, 'reviews');
    const path = { params: { queue: 'reviews' as const, id: review?.id ?? '' } };
    await seller.refuses('403', takeItem, path);
    expect(await waiting(seller, 'reviews')).toMatchObject([{ taken: null, isMasked: true }]);
    const { browser: manager } = await server.signIn('manager');
    expect((await manager.call(takeItem, path)).item).toMatchObject({ isMasked: false });
  });

  it('a treated contact waits again when another phone is left', async () => {
    const { server, browser: visitor } = await openWithBrowser({ engine });
    const { id } = await visitor.call(createNoCoverageLead, { body: { ...noNetwork, phone: '68987654321' } });
    const { browser } = await server.signIn('seller');
    const path = { params: { queue: 'no-coverage' as const, id } };
    await browser.call(takeItem, path);
    await browser.call(resolveItem, { ...path, body: { outcome: 'informed' } });
    expect(await waiting(browser, 'no-coverage')).toEqual([]);
    await visitor.call(updateNoCoverageLead, {
      body: { id, phone: '68912345678', accept_information: true },
    });
    expect(await waiting(browser, 'no-coverage')).toMatchObject([{ id, resolved: null }]);
  });
});

it('a look at a queue is logged without personal data', async () => {
  const server = await openTestServer();
  const { id } = await server.browser().call(requestCall, { body: { telephone: '11987654321' } });
  const { browser } = await server.signIn('seller');
  await browser.call(takeItem, { params: { queue: 'calls', id } });
  const logged = server.logged();
  expect(logged).toContain('/api/panel/queues');
  for (const secret of [id, '11987654321', ...browser.cookies.values()]) expect(logged).not.toContain(secret);
});
