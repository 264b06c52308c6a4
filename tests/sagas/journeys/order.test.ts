import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { byDebit, fillAndRest, fillUntil, one, reopen, script } from '../browser-tab.ts';
import { bodyOf, heldReply, says } from '../fake-api.ts';
import { begin, came, wholeOrder } from '../visit.ts';

describe('the whole order', () => {
  it('an order ends with its number, and each answer is sent once, in order and under its own key', async () => {
    const { shop, tab } = begin();
    await fillUntil(tab, '/pedido-realizado/');
    expect(tab.store.getState().stepResults.order).toMatchObject({
      orderNumber: 'order 1',
      protocol: 'protocol',
    });
    expect(shop.written()).toEqual(wholeOrder);
    // Waiting screens leave no entry, so that Back reaches only answered pages.
    expect(tab.history).toEqual([...script.map(([route]) => route), '/pedido-realizado/']);
    const keys = shop.keysOfWrites();
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('');
    expect(shop.callsOf(leads.saveBankInfo).map(bodyOf)).toEqual([{ direct_debit: false }]);
    expect(shop.callsOf(leads.finishOrder).map(bodyOf)).toEqual([
      { accept_information: true, offerSelected: { sku: 'd500a', price: 69.99 } },
    ]);
  });

  it('direct debit asks for the account and orders at the direct-debit price', async () => {
    const { shop, tab } = begin();
    await fillUntil(tab, '/pedido-realizado/', '/checkout/cep/', byDebit);
    expect(shop.callsOf(leads.saveBankInfo).map(bodyOf)).toEqual([
      { direct_debit: true },
      { direct_debit: true, bankInfo: { bank: '001', agency: '1234', account_number: '12345-6' } },
    ]);
    expect(shop.callsOf(leads.finishOrder).map(bodyOf)).toMatchObject([{ offerSelected: { price: 59.99 } }]);
  });

  it('an account is no longer sent after direct debit is given up, and is used again if it returns', async () => {
    const { shop, tab } = begin();
    const sent = () => shop.callsOf(leads.saveBankInfo).map(bodyOf);
    const bankInfo = { bank: '001', agency: '1234', account_number: '12345-6' };
    const change = async (direct_debit: string) => {
      tab.go('/checkout/ativar-debito/');
      tab.submit(one({ direct_debit }));
      await tab.restAt('/checkout/data-instalacao/');
    };
    await fillUntil(tab, '/checkout/data-instalacao/', '/checkout/cep/', byDebit);
    await change('false');
    expect(sent().at(-1)).toEqual({ direct_debit: false });
    await change('true');
    expect(sent().slice(-2)).toEqual([{ direct_debit: true }, { direct_debit: true, bankInfo }]);
    await change('false');
    await fillUntil(tab, '/pedido-realizado/', '/checkout/data-instalacao/');
    expect(sent().at(-1)).toEqual({ direct_debit: false });
    expect(JSON.stringify(shop.callsOf(leads.finishOrder).map(bodyOf))).not.toContain('12345');
  });

  it('an account on file is asked for again after direct debit was given up and chosen again', async () => {
    const { shop, device, tab } = begin();
    await fillAndRest(tab, '/checkout/data-instalacao/', '/checkout/cep/', byDebit);
    const again = reopen(tab, shop, device);
    await again.at('/checkout/data-instalacao/');
    expect(again.store.getState().answers.onFile.account_number).toBeDefined();
    again.go('/checkout/ativar-debito/');
    again.submit(one({ direct_debit: 'false' }));
    await again.restAt('/checkout/data-instalacao/');
    again.go('/checkout/ativar-debito/');
    await fillUntil(again, '/pedido-realizado/', '/checkout/ativar-debito/', byDebit);
    expect(shop.callsOf(leads.saveBankInfo).map(bodyOf).at(-1)).toMatchObject({
      bankInfo: { account_number: '12345-6' },
    });
  });
});

it('saves go out one at a time and in order while the visitor is pages ahead', async () => {
  const { shop, tab } = begin();
  const held = heldReply();
  shop.once(leads.saveName, held.rule);
  await fillAndRest(tab, '/checkout/data-nascimento/');
  expect(shop.written()).toEqual(wholeOrder.slice(0, 3));
  held.answer(says({ version: 7 }));
  await tab.until(({ effects }) => effects.done.email !== undefined);
  expect(shop.written()).toEqual(wholeOrder.slice(0, 5));
  expect(shop.callsOf(leads.savePhone).map(({ options }) => options.version)).toEqual([7]);
});

it('Back after the order shows the summary and orders nothing twice, and an earlier page leads to the order', async () => {
  const { shop, tab } = await came('/pedido-realizado/');
  tab.back();
  await tab.rest();
  expect(tab.route()).toBe('/checkout/confirmacao/');
  await tab.give(one({ accept_information: 'on' }));
  expect(shop.state.orders).toEqual(['order 1']);
  expect(shop.callsOf(leads.finishOrder)).toHaveLength(1);
  tab.go('/checkout/email/');
  await tab.at('/pedido-realizado/');
  expect(tab.moves.at(-1)).toBe('replace /pedido-realizado/');
});

it('two submissions of the summary make one order', async () => {
  const { shop, tab } = begin();
  const held = heldReply();
  shop.once(leads.finishOrder, held.rule);
  await fillUntil(tab, '/checkout/confirmacao/');
  tab.submit(one({ accept_information: 'on' }));
  await tab.give(one({ accept_information: 'on' }));
  held.answer(says({ orderNumber: 'only', protocol: 'p', finishedAt: 'now', version: 20 }));
  await tab.restAt('/pedido-realizado/');
  expect(shop.callsOf(leads.finishOrder)).toHaveLength(1);
  expect(tab.store.getState().stepResults.order?.orderNumber).toBe('only');
});
