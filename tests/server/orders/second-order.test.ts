import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openWithBrowser, openWithOrder } from '../test-server/open-with.ts';
import { agreed, firstSchedule } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

const knowingly = { ...agreed, another_order: true };

describe.each(engines)('a second order for the same document and address on %s', (engine) => {
  it('a second order is asked about first and accepted with another visit', async () => {
    const { server, browser } = await openWithOrder({ engine });
    const { params } = await server.leadAt('order', { browser });
    const asked = await browser.refused(leads.finishOrder, { params, body: agreed });
    expect(asked).toMatchObject({ status: 409, code: 'order-exists' });
    expect(asked.error).toContain('já tem um pedido para este endereço');
    const visit = { ...firstSchedule(server.now()), period: 'tarde' as const };
    await browser.call(leads.saveScheduleDate, { params, body: { schedules: [visit] } });
    await browser.call(leads.finishOrder, { params, body: knowingly });
  });

  it('simultaneous orders for one visit become one order, even if confirmed', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await server.leadAt('order', { browser })).idLead);
    const answers = await Promise.all(
      ids.map((idLead) => browser.ask(leads.finishOrder, { params: { idLead }, body: knowingly })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await server.rows('orders', 'number')).toHaveLength(1);
    expect(await server.rows('installation_slots', 'booked')).toEqual([{ booked: 1 }]);
  });
});

it('an order at another house number is not a second order', async () => {
  const { server, browser } = await openWithBrowser();
  for (const number of ['1', '2']) await server.ordered({ browser, door: { number } });
});
