import { describe, expect, it } from 'vitest';
import { dayInBrasilia } from '../../../src/brazil/date.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { moveVisit, withdrawOrder } from '../../../src/contract/calls/orders.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openReadyToFinish, openWithOrder } from '../test-server/open-with.ts';
import { agreed, firstSchedule, plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

const written = ({ database, repositories, now }: TestServer) =>
  database.read((db) => repositories.outbox.list(db, { many: 10 }, now()));

describe.each(engines)('an order on %s', (engine) => {
  it('an order writes its confirmation and its reminder once', async () => {
    const { server, browser, params, orderNumber, protocol } = await openWithOrder({ engine });
    await browser.call(leads.finishOrder, { params, body: agreed });

    const items = await written(server);
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
    const { server, browser, params } = await openReadyToFinish({ engine });
    const typed = { name: 'maria de souza' };
    await server.database.write((db) => db.updateTable('leads').set(typed).execute());
    await browser.call(leads.finishOrder, { params, body: agreed });
    const confirmation = (await written(server)).find(({ kind }) => kind === 'order-confirmation');
    expect(confirmation?.data).toMatchObject({ name: 'Maria de Souza' });
  });

  it('the reminder follows a moved visit and is dropped when the order is withdrawn', async () => {
    const { server, browser, orderNumber } = await openWithOrder({ engine });
    const days = offeredDays(dayInBrasilia(server.now().getTime()));
    const schedule = { date: days[5]?.date ?? '', period: 'manha' as const };
    await browser.call(moveVisit, { body: { orderNumber, schedule } });
    const reminders = async () =>
      (await written(server)).filter(({ kind }) => kind === 'installation-reminder');
    expect(await reminders()).toMatchObject([{ data: { orderNumber, ...schedule } }]);
    await browser.call(withdrawOrder, { body: { orderNumber } });
    expect(await reminders()).toEqual([]);
  });

  it('each new day is announced, and a withdrawal is confirmed with its time', async () => {
    const { server, browser, orderNumber, protocol } = await openWithOrder({ engine });
    const days = offeredDays(dayInBrasilia(server.now().getTime()));
    const move = (at: number) => {
      server.pass({ minutes: 1 });
      const schedule = { date: days[at]?.date ?? '', period: 'manha' as const };
      return browser.call(moveVisit, { body: { orderNumber, schedule } });
    };
    const moves = async () => (await written(server)).filter(({ kind }) => kind === 'visit-moved');
    await move(5);
    await move(6);
    expect(await moves()).toMatchObject([{ data: { date: days[6]?.date } }]);
    await server.database.write((db) => db.updateTable('message_outbox').set({ state: 'sent' }).execute());
    await move(5);
    await move(6);
    expect(await moves()).toMatchObject([
      { state: 'waiting', data: { date: days[6]?.date } },
      { state: 'sent', data: { date: days[6]?.date } },
    ]);
    server.pass({ minutes: 1 });
    await browser.call(withdrawOrder, { body: { orderNumber } });
    const [receipt, ...others] = await written(server);
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
      const { server, browser, params } = await openReadyToFinish({ engine });
      await browser.call(leads.saveInstallation, {
        params,
        body: { ...given, complements: [...given.complements] },
      });
      await browser.call(leads.confirmLead, { params, query: {}, body: {} });
      const { orderNumber } = await browser.call(leads.finishOrder, { params, body: agreed });
      const days = offeredDays(dayInBrasilia(server.now().getTime()));
      const schedule = { date: days[5]?.date ?? '', period: 'manha' as const };
      await browser.call(moveVisit, { body: { orderNumber, schedule } });
      const items = await written(server);
      expect(items.map(({ kind }) => kind).toSorted()).toEqual([
        'installation-reminder',
        'order-confirmation',
        'visit-moved',
      ]);
      for (const { data } of items) expect(JSON.stringify(data)).toContain(named);
    }
  });

  it('a refused order writes no message', async () => {
    const { server, browser, params } = await openReadyToFinish({ engine });
    const body = { accept_information: true as const, offerSelected: { sku: plan.sku, price: 1 } };
    await browser.refused(leads.finishOrder, { params, body });
    expect(await written(server)).toEqual([]);
  });

  it('an order is placed without any channel, and its messages wait', async () => {
    const nothing = { setUp: new Set<never>(), quietHours: { from: 0, to: 0 } };
    const { server, browser, params } = await openReadyToFinish({ engine, channelSettings: nothing });
    await browser.call(leads.finishOrder, { params, body: agreed });
    expect((await written(server)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});
