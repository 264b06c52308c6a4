import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { type BrowserTab, byDebit, fillAndRest, one, reopen } from '../browser-tab.ts';
import { bodyOf } from '../fake-api.ts';
import { begin } from '../visit.ts';

/** A visitor with direct debit who came to the installation date and reloads: what is sensitive is on file only. */
const reloaded = async (path: string) => {
  const { shop, device, tab } = begin();
  await fillAndRest(tab, '/checkout/data-instalacao/', '/checkout/cep/', byDebit);
  const again = reopen(tab, shop, device, path);
  await again.at(path);
  const sent = shop.written().length;
  return { tab: again, shop, sentSince: () => shop.written().slice(sent) };
};

const next = '/checkout/data-instalacao/';
const refusals = ({ store }: BrowserTab) => Object.keys(store.getState().answers.refused);

describe.each([
  ['a document', '/checkout/cpf/', { cpf: '' }],
  ['a bank account', '/checkout/conta-debito/', { bank: '', agency: '', account_number: '' }],
])('%s on file', (_, page, empty) => {
  it('what is left empty stays, and is not sent again', async () => {
    const { tab, sentSince } = await reloaded(page);
    expect(Object.keys(tab.store.getState().answers.onFile)).toEqual(
      expect.arrayContaining(Object.keys(empty)),
    );
    tab.submit(one(empty));
    await tab.restAt(next);
    expect([refusals(tab), sentSince()]).toEqual([[], []]);
  });
});

it('a document typed over the one on file is saved and analysed again', async () => {
  const { tab, shop, sentSince } = await reloaded('/checkout/cpf/');
  tab.submit(one({ cpf: '111.444.777-35' }));
  await tab.at(next);
  expect(sentSince()).toEqual(['PATCH …/documentNumber', 'PUT …']);
  expect(shop.callsOf(leads.saveDocument).map(bodyOf)).toEqual([
    { cpf: '52998224725' },
    { cpf: '11144477735' },
  ]);
});

it('a bank account typed in full over the one on file replaces it', async () => {
  const { tab, shop, sentSince } = await reloaded('/checkout/conta-debito/');
  tab.submit(one({ bank: '033', agency: '4321', account_number: '765432' }));
  await tab.restAt(next);
  expect(sentSince()).toEqual(['PATCH …/bankInfo']);
  expect(shop.callsOf(leads.saveBankInfo).map(bodyOf).at(-1)).toEqual({
    direct_debit: true,
    bankInfo: { bank: '033', agency: '4321', account_number: '76543-2' },
  });
});
