import { describe, expect, it } from 'vitest';
import { isOrderNumber } from '../../../server/protection/order-number.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { agreed, firstSchedule, plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

describe.each(engines)('a whole order on %s', (engine) => {
  it('an order gets a number that survives a restart', async () => {
    const { server, browser, params, confirm, finish } = await openAt('confirmation', { engine });
    await browser.call(leads.saveBankInfo, {
      params,
      body: { direct_debit: true, bankInfo: { bank: '341', agency: '1234', account_number: '12345-6' } },
    });
    expect(await confirm()).toMatchObject({ quiz_needed: false, rejected: false });
    const schedules = [firstSchedule(server.now())];
    await browser.call(leads.saveScheduleDate, { params, body: { schedules } });
    const offerSelected = { sku: plan.sku, price: plan.withDebit };
    const { orderNumber, protocol, finishedAt } = await finish({ ...agreed, offerSelected });

    expect(isOrderNumber(orderNumber)).toBe(true);
    expect(protocol).toMatch(/^[A-Z]{3}\d{3}$/);

    await server.restart();
    expect(await browser.call(leads.getLead, { params })).toMatchObject({
      access: 'holder',
      step: 'finished',
      orderNumber,
      protocol,
      finishedAt,
      name: 'Maria Souza',
      phone: '11987654321',
      cpf: '***.***.247-25',
      mothers_name: 'J**** Q**** S****',
      birth_date: '**/**/1990',
      bankInfo: { bank: '341', agency: '****', account_number: '*****-6' },
      schedules,
      due_date: 10,
      plan: { id: plan.id },
    });
  });

  it('an order requested several times at once is placed once', async () => {
    const { server, finish } = await openAt('order', { engine });
    const many = Array.from({ length: 8 }, () => finish());
    const numbers = new Set((await Promise.all(many)).map(({ orderNumber }) => orderNumber));
    const later = await finish();

    expect([...numbers]).toEqual([later.orderNumber]);
    const rows = await server.rows('orders');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ price_cents: 6999, plan_sku: plan.sku, due_date: 10 });
  });

  it('an order requested at two servers with one database is placed once', async () => {
    const server = await openTestServer({ engine });
    const other = await openTestServer({ engine, url: server.url });
    const { browser, params } = await server.leadAt('order');
    const elsewhere = other.browser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const many = [browser, elsewhere, browser, elsewhere].map((one) =>
      one.call(leads.finishOrder, { params, body: agreed }),
    );
    const numbers = new Set((await Promise.all(many)).map(({ orderNumber }) => orderNumber));
    expect(numbers.size).toBe(1);
  });

  it('a placed order is not erased as its lead', async () => {
    const { browser, params, finish } = await openAt('order', { engine });
    await finish();
    await browser.refuses('409 finished', leads.deleteLead, {
      body: { id: params.idLead, phone: '11987654321' },
    });
  });
});
