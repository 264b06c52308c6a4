import { StatementSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillStreets } from '../../../server/leads/fill-streets.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { findRecords } from '../../../src/contract/panel/find.ts';
import { erasePerson, readPerson } from '../../../src/contract/panel/people.ts';
import { type Changes, openTestServer } from '../test-server/open-test-server.ts';
import type { SignedIn } from '../test-server/situations.ts';
import { engines } from '../test-server/test-database.ts';
import { busyShop } from './busy-shop.ts';

type Kind = 'orders' | 'leads' | 'renewals' | 'conversations';

const open = async ({ browser }: SignedIn, kind: Kind, id: string) =>
  browser.call(readPerson, { params: { kind, id } });

/** And a lead of Rita with the phone alone. */
async function shopOfFour(changes?: Changes) {
  const shop = await busyShop(changes);
  const { idLead: other } = await shop.server.leadAt('email', { name: 'Rita Alves', door: { number: '9' } });
  return { ...shop, other };
}

describe.each(engines)('all of a person on %s', (engine) => {
  it('is what shares document, phone or e-mail with the record, and each says what', async () => {
    const { seller, order, lead, other, talk, renewal } = await shopOfFour({ engine });
    const person = await open(seller, 'orders', order);
    expect(person.name).toBe('Maria José D’Ávila');
    expect(person.orders.map(({ number }) => number)).toEqual([order]);
    expect(person.leads.map(({ id }) => id).toSorted()).toEqual([lead, other].toSorted());
    expect(person.shared).toEqual({
      [lead]: ['document', 'phone', 'email'],
      [other]: ['phone'],
      [talk]: ['phone'],
    });
    const kinds = new Set(person.timeline.map(({ kind }) => kind));
    for (const kind of ['begun', 'state', 'message', 'consent', 'conversation'] as const)
      expect(kinds).toContain(kind);
    expect(new Set(person.timeline.map(({ of }) => of))).toEqual(new Set([order, lead, other, talk]));
    // Nothing is found by what was found: Rita gave no document.
    expect((await open(seller, 'leads', other)).shared[order]).toEqual(['phone']);
    const renewed = await open(seller, 'renewals', renewal);
    expect(renewed.renewals.map(({ number }) => number)).toEqual([renewal]);
    expect(renewed.orders).toEqual([]);
    expect((await open(seller, 'conversations', talk)).shared[order]).toEqual(['phone']);
  });

  it('has the calls that were asked for, and is gone where the record was erased', async () => {
    const { server, seller, lead, order } = await busyShop({ engine });
    await server.browser().call(requestCall, { body: { telephone: '11987654321' } });
    expect((await open(seller, 'orders', order)).timeline.map(({ kind }) => kind)).toContain('call');
    const manager = await server.signIn('manager');
    await manager.browser.call(erasePerson, { body: { document: '52998224725', reason: 'at-desk' } });
    expect((await open(seller, 'orders', order)).shared[lead]).toBeUndefined();
    const gone = { params: { kind: 'leads' as const, id: lead } };
    await seller.browser.refuses('404', readPerson, gone);
  });

  it('a street is found by its kind or its number, also of a lead of an earlier version', async () => {
    const { server, seller, order, lead } = await shopOfFour({ engine });
    const found = async (search: string) => {
      const { orders, leads } = await seller.browser.call(findRecords, { body: { search } });
      return [...orders.map(({ number }) => number), ...leads.map(({ id }) => id)];
    };
    await server.change('leads', { street: null });
    expect(await found('Av. Paulista')).toEqual([]);
    await server.rows('leads', 'id');
    expect(await fillStreets(server.database)).toBe(3);
    expect(await found('paulista 1000')).toEqual([order]);
    expect(await found('Avenida Paulista, 7')).toEqual([lead]);
    expect(await found('Av. Paul')).toHaveLength(3);
    for (const nothing of ['Rua Augusta', 'paulista 70', 'paulista'])
      expect(await found(nothing)).toEqual([]);
  });
});

it('is masked, and each look is logged with the record and without what it has', async () => {
  const { server, seller, order } = await busyShop();
  const { text } = await seller.browser.ask(readPerson, { params: { kind: 'orders', id: order } });
  for (const secret of ['52998224725', '987654321', 'maria@exemplo']) expect(text).not.toContain(secret);
  const [entry] = await server.audit();
  expect(entry).toMatchObject({ action: 'person.opened', subject: 'order', subjectId: order, detail: '' });
});

it('a record that says nothing of its person is alone', async () => {
  const server = await openTestServer();
  const { idLead } = await server.leadAt('name', { door: { number: '3' } });
  const person = await open(await server.signIn('seller'), 'leads', idLead);
  expect(person).toMatchObject({ personal: [], shared: {}, leads: [{ id: idLead }] });
});

it('asks the database as often for one record as for many', async () => {
  const { server, seller, lead } = await busyShop();
  const asked = vi.spyOn(StatementSync.prototype, 'all');
  onTestFinished(() => asked.mockRestore());
  const statements = async () => {
    asked.mockClear();
    await open(seller, 'leads', lead);
    return asked.mock.calls.length;
  };
  const few = await statements();
  for (let number = 20; number < 32; number += 1)
    await server.leadAt('order', { door: { number: String(number) } });
  expect(await statements()).toBe(few);
  expect(few).toBeLessThan(70);
});
