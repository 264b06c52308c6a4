import { describe, expect, it } from 'vitest';
import { dayMs } from '../../../src/brazil/durations.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { moveVisit, withdrawOrder } from '../../../src/contract/calls/orders.ts';
import { openAt, openWithOrder } from '../test-server/open-with.ts';
import { firstSchedule, plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

describe.each(engines)('an order on %s', (engine) => {
  it('an order writes its confirmation and its reminder once', async () => {
    const { server, orderNumber, protocol, finish } = await openWithOrder({ engine });
    await finish();

    const items = await server.outbox();
    const confirmation = items.find(({ kind }) => kind === 'order-confirmation');
    const reminder = items.find(({ kind }) => kind === 'installation-reminder');
    const day = firstSchedule(server.now());
    expect(items).toHaveLength(2);
    expect(confirmation).toMatchObject({
      channel: 'email',
      to: 'maria@exemplo.com.br',
      data: { orderNumber, protocol, name: 'Maria Souza', dueDay: 10, installation: [day] },
    });
    expect(JSON.stringify(confirmation?.data)).toContain('Arrependimento');
    expect(reminder).toMatchObject({ to: '11987654321', data: { orderNumber, ...day } });
    const [dd, mm, yyyy] = day.date.split('/');
    const morning = Date.parse(`${yyyy}-${mm}-${dd}T13:00:00Z`);
    expect(Date.parse(reminder?.dueAt ?? '')).toBe(morning - dayMs);
  });

  it('a name typed in one case has its capitals in the confirmation, as on the page', async () => {
    const { server, finish } = await openAt('order', { engine });
    const typed = { name: 'maria de souza' };
    await server.change('leads', typed);
    await finish();
    const confirmation = (await server.outbox()).find(({ kind }) => kind === 'order-confirmation');
    expect(confirmation?.data).toMatchObject({ name: 'Maria de Souza' });
  });

  it('the reminder follows a moved visit and is dropped when the order is withdrawn', async () => {
    const { server, browser, orderNumber } = await openWithOrder({ engine });
    const schedule = firstSchedule(server.now(), 5);
    await browser.call(moveVisit, { body: { orderNumber, schedule } });
    const reminders = async () =>
      (await server.outbox()).filter(({ kind }) => kind === 'installation-reminder');
    expect(await reminders()).toMatchObject([{ data: { orderNumber, ...schedule } }]);
    await browser.call(withdrawOrder, { body: { orderNumber } });
    expect(await reminders()).toEqual([]);
  });

  it('each new day is announced, and a withdrawal is confirmed with its time', async () => {
    const { server, browser, orderNumber, protocol } = await openWithOrder({ engine });
    const dayAfter = (days: number) => firstSchedule(server.now(), days);
    const move = (days: number) => {
      server.pass({ minutes: 1 });
      return browser.call(moveVisit, { body: { orderNumber, schedule: dayAfter(days) } });
    };
    const moves = async () => (await server.outbox()).filter(({ kind }) => kind === 'visit-moved');
    await move(5);
    await move(6);
    expect(await moves()).toMatchObject([{ data: { date: dayAfter(6).date } }]);
    await server.change('message_outbox', { state: 'sent' });
    await move(5);
    await move(6);
    expect(await moves()).toMatchObject([
      { state: 'waiting', data: { date: dayAfter(6).date } },
      { state: 'sent', data: { date: dayAfter(6).date } },
    ]);
    server.pass({ minutes: 1 });
    await browser.call(withdrawOrder, { body: { orderNumber } });
    const [receipt, ...others] = await server.outbox();
    expect(receipt).toMatchObject({
      kind: 'withdrawal-receipt',
      to: 'maria@exemplo.com.br',
      data: { orderNumber, protocol, withdrawnOn: '23/11/2026 às 12:05', wasInstalled: false },
    });
    expect(others.filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  it('every message of an order names the flat, as the network stores it or in words', async () => {
    const parts = [{ type: 'apartamento', value: '12' }];
    for (const [given, named] of [
      [{ complement: '12', complements: parts }, ', apartamento 12, '],
      [{ complement: 'fundos', complements: [] }, ', fundos, '],
    ] as const) {
      const { server, browser, params, finish, confirm } = await openAt('order', { engine });
      await browser.call(leads.saveInstallation, {
        params,
        body: { ...given, complements: [...given.complements] },
      });
      await confirm();
      const { orderNumber } = await finish();
      const schedule = firstSchedule(server.now(), 5);
      await browser.call(moveVisit, { body: { orderNumber, schedule } });
      const items = await server.outbox();
      expect(items.map(({ kind }) => kind).toSorted()).toEqual([
        'installation-reminder',
        'order-confirmation',
        'visit-moved',
      ]);
      for (const { data } of items) expect(JSON.stringify(data)).toContain(named);
    }
  });

  it('a refused order writes no message', async () => {
    const { server, browser, params } = await openAt('order', { engine });
    const body = { accept_information: true as const, offerSelected: { sku: plan.sku, price: 1 } };
    await browser.refused(leads.finishOrder, { params, body });
    expect(await server.outbox()).toEqual([]);
  });

  it('an order is placed without any channel, and its messages wait', async () => {
    const { server, finish } = await openAt('order', { engine, channelSettings: {} });
    await finish();
    expect((await server.outbox()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});
