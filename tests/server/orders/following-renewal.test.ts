import { describe, expect, it } from 'vitest';
import * as orders from '../../../src/contract/calls/orders.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { engines } from '../test-server/test-database.ts';

/** The end of the phone in the customer's contract. */
const phoneEnding = '3210';
const unknownNumber = 'UF-00000000000';

describe.each(engines)('following a renewal on %s', (engine) => {
  it('number and end of the phone of the contract open a renewal and keep it open in that browser', async () => {
    const server = await openTestServer({ engine });
    const orderNumber = await renew(server.browser());
    const browser = server.browser();
    const { order, renewal } = await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    expect(order).toBeNull();
    expect(renewal).toMatchObject({
      number: orderNumber,
      state: 'placed',
      placedAt: server.now().toISOString(),
      plan: { offerCode: expect.stringMatching(/./) },
      directDebit: true,
    });
    expect(JSON.stringify(renewal)).not.toMatch(/Renata|97654|exemplo|39053344705/);
    expect((await browser.call(orders.getFollowedOrder, {})).renewal).toEqual(renewal);
    expect(await server.browser().call(orders.getFollowedOrder, {})).toMatchObject({
      order: null,
      renewal: null,
    });
  });

  it('the browser that renewed sees the renewal without a proof', async () => {
    const { browser } = await openWithBrowser({ engine });
    const number = await renew(browser);
    expect(await browser.call(orders.getFollowedOrder, {})).toMatchObject({
      order: null,
      renewal: { number },
    });
  });

  it('a wrong end of a renewal and an unknown number get the same answer and close after three tries', async () => {
    const server = await openTestServer({ engine });
    const orderNumber = await renew(server.browser());
    const browser = server.browser();
    const ask = (number: string, ending: string) =>
      browser.refused(orders.openOrder, { body: { orderNumber: number, phoneEnding: ending } });
    for (let tries = 0; tries < 3; tries += 1)
      expect(await ask(orderNumber, '0000')).toEqual(await ask(unknownNumber, '0000'));
    expect(await ask(orderNumber, phoneEnding)).toMatchObject({ status: 429, code: 'too-many' });
  });

  it('a code sent to the contact of the contract opens a renewal, and again if the answer was lost', async () => {
    const server = await openTestServer({ engine });
    const orderNumber = await renew(server.browser());
    server.pass({ minutes: 1 });
    await server.browser().call(orders.sendOrderCode, { body: { orderNumber } });
    const typed = { body: { orderNumber, code: await server.sentCode() } };
    const key = 'k'.repeat(20);
    const lost = await server.browser().call(orders.openOrderByCode, typed, { key });
    expect(lost.renewal).toMatchObject({ number: orderNumber });
    const browser = server.browser();
    expect(await browser.call(orders.openOrderByCode, typed, { key })).toEqual(lost);
    expect((await browser.call(orders.getFollowedOrder, {})).renewal).toMatchObject({ number: orderNumber });
  });

  it('a renewal counts as confirmed once the time to object is over, and as cancelled after an objection', async () => {
    const server = await openTestServer({ engine });
    const [objected, kept] = [server.browser(), server.browser()];
    const number = await renew(objected);
    const orderNumber = await renew(kept, { cpf: '70000001120', birth_date: '15/03/1985' });
    const stateIn = async (browser: typeof kept) =>
      (await browser.call(orders.getFollowedOrder, {})).renewal?.state;
    await server.database.write((db) => server.repositories.renewals.object(db, number, server.now()));
    expect([await stateIn(objected), await stateIn(kept)]).toEqual(['cancelled', 'placed']);
    // A session ends before the time to object does.
    server.pass({ hours: 48 });
    const { renewal } = await kept.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    expect(renewal?.state).toBe('confirmed');
  });
});
