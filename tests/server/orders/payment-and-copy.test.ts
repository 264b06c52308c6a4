import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { paymentPageWords as words } from '../../../src/content/messages/order-amended.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import { moveVisitByOperator } from '../../../src/contract/panel/calendar.ts';
import { readLead, showLeadField } from '../../../src/contract/panel/leads.ts';
import type { Amendment } from '../../../src/contract/panel/order-amendments.ts';
import { amendOrder, changeOrderState, copyOrder, readOrder } from '../../../src/contract/panel/orders.ts';
import { openWithOrder } from '../test-server/open-with.ts';
import { isoOf } from '../test-server/order.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

async function openShop(engine: Engine = 'SQLite') {
  const channelSettings = { setUp: new Set(['email', 'whatsapp', 'sms'] as const), handsOver: true };
  const opened = await openWithOrder({ engine, channelSettings });
  const { server, orderNumber, idLead } = opened;
  server.pass({ minutes: 1 });
  const { browser } = await server.signIn('seller', 'Bia Reis');
  const path = { params: { number: orderNumber } };
  const read = async () => (await browser.call(readOrder, path)).order;
  const amendment = async (what: 'debit' | 'bill', later = 1): Promise<Amendment> => {
    const { dueDate, prices } = await read();
    const day = dueDates[(dueDates.indexOf(dueDate) + later) % dueDates.length] ?? 1;
    return { what: 'payment', dueDate: day, directDebit: what === 'debit', priceCents: prices[what] };
  };
  const ask = async (what: 'debit' | 'bill', later = 1) => {
    const body = { revision: (await read()).revision, amendment: await amendment(what, later) };
    await browser.call(amendOrder, { ...path, body });
    const [sent] = await server.messages();
    server.pass({ minutes: 1 });
    return /\/confirmar\S+/.exec(sent?.text ?? '')?.[0] ?? expect.fail('No link');
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const confirm = (url: string, account: Record<string, string> = {}) =>
    server.browser().send({ method: 'POST', url, headers, payload: `${new URLSearchParams(account)}` });
  const look = (url: string) => server.browser().send({ method: 'GET', url });
  const cancel = () =>
    browser.call(changeOrderState, {
      ...path,
      body: { from: 'placed', to: 'cancelled', reason: null, cause: 'customer-asked' },
    });
  return { server, browser, path, idLead, read, amendment, ask, confirm, look, cancel };
}

const account = { bank: '341', agency: '1234', account_number: '12345-x' };

describe.each(engines)('a payment that the customer confirms on %s', (engine) => {
  it('is as it was until they do, by a link that opens once, and with an account that they give', async () => {
    const { server, read, ask, confirm, look, idLead } = await openShop(engine);
    const before = await read();
    const url = await ask('debit');
    const page = (await look(url)).text;
    expect(page).toContain(words.account);
    expect(page).not.toContain('Maria');
    expect(await read()).toMatchObject({ dueDate: before.dueDate, directDebit: false });
    // No bank is chosen by itself; what is wrong is told beside its field, and what was typed stays.
    expect(page).not.toContain('selected');
    const wrong = [
      ['bank', '999', fieldErrors.bank],
      ['agency', '0000', fieldErrors.agency],
      ['account_number', '1', fieldErrors.account],
      ['account_number', '00000-0', fieldErrors.account],
    ] as const;
    for (const [name, value, message] of wrong) {
      const given = { ...account, [name]: value };
      const { status, text } = await confirm(url, given);
      expect([status, text.includes(`value="${given.agency}"`)]).toEqual([422, true]);
      expect(text).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid="true"[^]*?role="alert">${message}`));
    }
    expect((await confirm(url, account)).text).toContain(words.doneText);
    const after = await read();
    expect(after).toMatchObject({ directDebit: true, priceCents: before.prices.debit });
    expect(after.dueDate).not.toBe(before.dueDate);
    const [entry] = after.timeline.filter(({ kind }) => kind === 'amendment');
    expect(entry).toMatchObject({ what: 'payment', by: 'Cliente' });
    const lead = await server.database.read((db) => server.repositories.leads.find(db, idLead));
    expect(lead?.bank_info).toMatchObject({ account_number: '12345-X' });
    const told = (await server.outbox()).filter(({ kind }) => kind === 'order-mended');
    expect(told).toMatchObject([{ data: { what: 'payment' } }]);
    expect((await server.outbox({ channels: ['orders'] }))[0]?.data).toMatchObject({ revision: 3 });
    expect(server.logged()).not.toContain('12345');
    for (const asked of [confirm(url, account), look(url)])
      expect(await asked).toMatchObject({ status: 404, text: expect.stringContaining(words.over.used.text) });
  });

  it.each([
    ['another link', 'unknown'],
    ['a day', 'expired'],
    ['a cancellation', 'open'],
  ] as const)('is over after %s, and its page says why', async (what, why) => {
    const { server, ask, look, cancel } = await openShop(engine);
    const url = await ask('bill');
    server.pass({ minutes: 1 });
    if (what === 'another link') await ask('bill', 2);
    else if (what === 'a day') server.pass({ days: 1 });
    else await cancel();
    const { status, text } = await look(url);
    expect(status).toBe(404);
    expect(text).toContain(words.over[why].title);
    expect(text).toContain(words.over[why].text);
  });
});

it('a payment as it is, a day that is not offered and a price that is not today’s are refused', async () => {
  const { browser, path, read, amendment } = await openShop();
  const { revision, dueDate, directDebit } = await read();
  const wanted = await amendment('bill');
  for (const [wrong, problem] of [
    [{ dueDate, directDebit, priceCents: 1 }, { status: 422 }],
    [{ dueDate: 31 }, { status: 422 }],
    [{ priceCents: 1 }, { status: 409 }],
  ] as const) {
    const body = { revision, amendment: { ...wanted, ...wrong } };
    expect(await browser.refused(amendOrder, { ...path, body })).toMatchObject(problem);
  }
});

describe.each(engines)('an order that was cancelled on %s', (engine) => {
  it('is copied into one contact of the seller, without consents, account and verdict', async () => {
    const { server, browser, path, cancel, idLead } = await openShop(engine);
    await browser.refuses('409 finished', copyOrder, path);
    await cancel();
    const again = { from: 'placed', to: 'cancelled', reason: null, cause: 'other' } as const;
    await browser.refuses('412', changeOrderState, { ...path, body: again });
    const { idLead: copied } = await browser.call(copyOrder, path);
    expect(await browser.call(copyOrder, path)).toEqual({ idLead: copied });
    const { lead } = await browser.call(readLead, { params: { id: copied } });
    expect(lead).toMatchObject({ owner: { name: 'Bia Reis' }, status: 'talking', risk: 'open' });
    const shown = { params: { id: copied }, body: { field: 'cpf' } } as const;
    expect(await browser.call(showLeadField, shown)).toEqual({ value: '529.982.247-25' });
    const [source, copy] = await server.database.read(async (db) =>
      Promise.all([idLead, copied].map((id) => server.repositories.leads.find(db, id))),
    );
    expect(copy).toMatchObject({ address: source?.address, name: source?.name, plan_id: source?.plan_id });
    expect(copy).toMatchObject({ bank_info: null, accept_information: null, schedules: null });
    const consents = await server.rows('consents', 'subject_id');
    expect(consents.filter(({ subject_id }) => subject_id === copied)).toEqual([]);
  });
});

it('a seller moves a visit among the free days; one that has gone meanwhile is refused', async () => {
  const { server, browser, path, read } = await openShop();
  const { days, region, visit } = await read();
  const [free] = days.filter(({ date }) => date !== visit?.date);
  const [period] = free?.periods ?? [];
  if (!free || !period || region === null) return expect.fail('No day is free');
  const schedule = { date: free.date, period };
  await server.database.write((db) =>
    server.repositories.calendar.setCapacity(db, { region, day: isoOf(free.date), period }, 0),
  );
  const moving = { params: { orderNumber: path.params.number }, body: { schedule } };
  await browser.refuses('visit-taken', moveVisitByOperator, moving);
  const left = (await read()).days.find(({ date }) => date === free.date)?.periods ?? [];
  expect(left).not.toContain(period);
});
