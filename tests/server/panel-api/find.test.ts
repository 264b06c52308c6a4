import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../server/leads/lists/read-search.ts';
import { findRecords } from '../../../src/contract/panel/find.ts';
import { readLead } from '../../../src/contract/panel/leads.ts';
import { readOrder } from '../../../src/contract/panel/orders.ts';
import { readRenewal } from '../../../src/contract/panel/renewals.ts';
import { writtenOnWhatsApp } from '../conversations/whatsapp-conversation.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import type { SignedIn } from '../test-server/situations.ts';
import { engines } from '../test-server/test-database.ts';
import { busyShop } from './busy-shop.ts';

const find = ({ browser }: SignedIn, search: string) => browser.call(findRecords, { body: { search } });

/** What is found, as 'kind id'. */
async function found(seller: SignedIn, search: string): Promise<string[]> {
  const { orders, leads, renewals, conversations } = await find(seller, search);
  return [
    ...orders.map(({ number }) => `order ${number}`),
    ...leads.map(({ id }) => `lead ${id}`),
    ...renewals.map(({ number }) => `renewal ${number}`),
    ...conversations.map(({ id }) => `conversation ${id}`),
  ];
}

describe.each(engines)('the search in the panel’s head on %s', (engine) => {
  it('a number is found with or without signs, by its beginning and by its end', async () => {
    const { seller, order, renewal } = await busyShop({ engine });
    for (const [kind, number] of [
      ['order', order],
      ['renewal', renewal],
    ] as const) {
      const bare = number.replace('UF-', '');
      const ends = [4, 8, 11].map((many) => bare.slice(-many));
      for (const part of [number, bare, bare.toLowerCase(), ` uf ${bare.slice(0, 8)} `, ...ends])
        expect(await found(seller, part), part).toEqual([`${kind} ${number}`]);
    }
  });

  it('a phone is found in each record, with country, with and without area code', async () => {
    const { server, seller, order, lead, talk } = await busyShop({ engine });
    const ofNobody = await writtenOnWhatsApp(server, '21999998888');
    const all = [`order ${order}`, `lead ${lead}`, `conversation ${talk}`];
    for (const phone of ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '98765-4321', '987654321'])
      expect(await found(seller, phone), phone).toEqual(all);
    expect(await found(seller, '99999-8888')).toEqual([`conversation ${ofNobody}`]);
    const abroad = await writtenOnWhatsApp(server, '+11987654321');
    expect(await found(seller, '+1 198 765-4321')).toEqual([`conversation ${abroad}`]);
    expect(await found(seller, '11987654321')).toEqual(all);
  });

  it('a document, the beginnings of a name, an e-mail and a protocol find what has them', async () => {
    const { seller, order, lead, renewal } = await busyShop({ engine });
    expect(await found(seller, '529.982.247-25')).toEqual([`order ${order}`, `lead ${lead}`]);
    expect(await found(seller, '39053344705')).toEqual([`renewal ${renewal}`]);
    const { browser } = seller;
    const protocolOf = {
      order: (await browser.call(readOrder, { params: { number: order } })).order.protocol,
      lead: (await browser.call(readLead, { params: { id: lead } })).lead?.protocol,
      renewal: (await browser.call(readRenewal, { params: { number: renewal } })).renewal.protocol,
    };
    for (const [search, ...records] of [
      ['joão', `lead ${lead}`],
      ['mar', `order ${order}`, `lead ${lead}`],
      ['jose mar', `order ${order}`],
      ['DÁVILA', `order ${order}`],
      ['ren', `renewal ${renewal}`],
      ['moreira renata', `renewal ${renewal}`],
      ['Maria@Exemplo.com.br', `order ${order}`, `lead ${lead}`],
      ['Renata@exemplo.com.br', `renewal ${renewal}`],
      [protocolOf.lead?.toLowerCase(), `lead ${lead}`],
      [protocolOf.order, `order ${order}`],
      [protocolOf.renewal, `renewal ${renewal}`],
    ])
      expect(await found(seller, `${search}`), search).toEqual(records);
    for (const nothing of [
      ...['Zeferino', '??', '91111-2222', '0000', '99', 'UF-0000000000X'],
      ...['maria marques', 'enata', 'renata souza', 'maria@exemplo.com'],
    ])
      expect(await found(seller, nothing), nothing).toEqual([]);
  });
});

it('four letters without a digit may be a part of a number as well as a name', () => {
  const meanings = readSearch('zeca').map(({ by }) => by);
  expect(meanings).toEqual(['number', 'numberEnd', 'name']);
});

it('what is found is masked, and the log names the search without its words', async () => {
  const { server, seller } = await busyShop();
  const { text } = await seller.browser.ask(findRecords, { body: { search: '11987654321' } });
  for (const secret of ['52998224725', '987654321', 'exemplo.com']) expect(text).not.toContain(secret);
  await server.audits('Bia Reis list.read search search');
  expect(server.logged()).not.toContain('987654321');
});

it('more of a kind than fit are said to be more', async () => {
  const server = await openTestServer();
  for (let number = 1; number <= 7; number += 1)
    await server.leadAt('order', { door: { number: String(number) } });
  const { leads, more } = await find(await server.signIn('seller'), 'maria');
  expect(leads).toHaveLength(6);
  expect(more).toEqual(['leads']);
});
