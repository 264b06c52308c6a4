import { describe, expect, it } from 'vitest';
import * as orders from '../../../src/contract/calls/orders.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { engines } from '../test-server/test-database.ts';

/** The end of the phone in the customer's contract. */
const phoneEnding = '3210';

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
