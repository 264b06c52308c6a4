import { describe, expect, it } from 'vitest';
import { getInstallationDays } from '../../src/contract/calls/catalogue.ts';
import * as coverage from '../../src/contract/calls/coverage.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { selectIsBusy } from '../../src/store/selectors.ts';
import { plansOf, sarzedo, taguatinga } from '../funnel/given.ts';
import { fillAndRest, fillUntil, one } from './browser-tab.ts';
import { bodyOf, heldReply, leadId, refuses, says } from './fake-api.ts';
import { begin, came } from './visit.ts';

const queries = (calls: { input: unknown }[]) => calls.map(({ input }) => Object(input).query);

describe('an address changed while a server call is under way', () => {
  it('a newer house number wins over a late coverage reply, and one lead is opened', async () => {
    const { shop, tab } = begin();
    const late = heldReply();
    shop.once(coverage.getCoverage, late.rule);
    await tab.fill('/checkout/cep/', one({ cep: '01310-100' }));
    await tab.fill('/checkout/nr-imovel/', one({ number: '1000' }));
    await tab.restAt('/checkout/verificando-disponibilidade/');
    tab.back();
    tab.submit(one({ number: '2000' }));
    await tab.at('/checkout/nome/');
    late.answer(says({ plans: plansOf('d2000b'), infra: null }));
    await tab.rest();
    expect(tab.store.getState().stepResults.coverage?.plans.map(({ sku }) => sku)).toEqual(['d500a']);
    expect(queries(shop.callsOf(coverage.getCoverage)).map(({ number }) => number)).toEqual(['1000', '2000']);
    expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([
      { coverage: { number: '2000', city: 'São Paulo', state: 'SP' } },
    ]);
  });

  it('an address changed while the lead is being opened moves that lead and opens no second one', async () => {
    const { shop, tab } = begin();
    const late = heldReply();
    shop.once(leads.createLead, late.rule);
    await fillUntil(tab, '/checkout/nome/');
    tab.back();
    await tab.restAfter('/checkout/nr-imovel/', one({ number: '2000' }));
    expect(shop.written()).toEqual(['POST lead-v2']);
    const opened = { id: leadId, idLead: leadId, idLeadNoCoverage: null, cepCoverage: { infra: null } };
    late.answer(says({ ...opened, protocol: 'p', version: 1 }));
    await tab.restAt('/checkout/nome/');
    expect(shop.written()).toEqual(['POST lead-v2', 'PATCH …/address', 'PATCH …/plan']);
    expect(shop.callsOf(leads.saveAddress).map(bodyOf)).toMatchObject([{ number: '2000' }]);
  });

  it('the lookup of a postcode is given up when another postcode is typed', async () => {
    const { shop, tab } = begin();
    const late = heldReply();
    shop.once(getPostcode, late.rule);
    await tab.restAfter('/checkout/cep/', one({ cep: '20040-020' }));
    expect(selectIsBusy(tab.store.getState())).toBe(true);
    tab.submit(one({ cep: '01310-100' }));
    await tab.at('/checkout/nr-imovel/');
    late.answer(says({ ...sarzedo }));
    await tab.rest();
    expect(tab.store.getState().stepResults.place?.city).toBe('São Paulo');
  });

  it('installation days that arrive for the earlier postcode are dropped, and those of the new one are loaded', async () => {
    const { shop, tab } = begin();
    const late = heldReply();
    shop.once(getInstallationDays, late.rule);
    await fillAndRest(tab, '/checkout/data-de-vencimento/');
    tab.go('/checkout/cep/');
    tab.submit(one({ cep: '20040-020' }));
    await tab.fill('/checkout/nr-imovel/', one({ number: '5' }));
    await tab.at('/checkout/data-de-vencimento/');
    late.answer(says({ days: [{ date: '24/12/2026', periods: ['manha'] }] }));
    const { resources } = await tab.rest();
    expect(resources.installationDays).toEqual([{ date: '01/12/2026', periods: ['manha', 'tarde'] }]);
    expect(queries(shop.callsOf(getInstallationDays)).at(-1)).toEqual({ cep: '20040020' });
  });

  it('kinds of complement that arrive for the network of the earlier address are dropped', async () => {
    const { shop, tab } = begin();
    const late = heldReply();
    shop.once(coverage.getComplementTypes, late.rule);
    shop.state.structured = true;
    await fillAndRest(tab, '/checkout/cpf/');
    shop.state.structured = false;
    tab.go('/checkout/cep/');
    tab.submit(one({ cep: '20040-020' }));
    await tab.fill('/checkout/nr-imovel/', one({ number: '5' }));
    await tab.at('/checkout/cpf/');
    late.answer(says({ complementTypes: [{ id: 'bloco', name: 'Bloco' }] }));
    const { resources } = await tab.rest();
    expect(resources.complementTypes).toEqual([]);
  });
});

describe('a postcode changed at the review', () => {
  it('a new postcode reopens coverage, price and schedule; other answers stay and are not sent again', async () => {
    const { shop, tab } = await came('/checkout/confirmacao/');
    const before = tab.store.getState().answers.values;
    const written = shop.written().length;
    shop.state.place = { ...shop.state.place, city: 'Rio de Janeiro', UF: 'RJ', zip: '20040020' };
    shop.state.plans = shop.state.plans.map((plan) => ({ ...plan, price: 74.99 }));

    tab.go('/checkout/cep/');
    tab.submit(one({ cep: '20040-020' }));
    await tab.at('/checkout/nr-imovel/');
    expect(tab.store.getState().answers.values.number).toBeUndefined();
    tab.submit(one({ number: '5' }));
    await tab.restAt('/checkout/data-instalacao/');
    const { answers, stepResults } = tab.store.getState();
    expect(answers.values.schedules).toBeUndefined();
    expect(stepResults.coverage?.plans[0]?.price).toBe(74.99);
    const stay = [
      'name',
      'phone',
      'email',
      'accept_promotions',
      'birth_date',
      'mothers_name',
      'cpf',
      'due_date',
      'direct_debit',
    ] as const;
    for (const name of stay) expect(answers.values[name], name).toEqual(before[name]);
    expect(shop.written().slice(written)).toEqual(['PATCH …/address']);

    tab.submit(one({ date: '01/12/2026', period: 'tarde' }));
    await tab.restAt('/checkout/confirmacao/');
    expect(shop.written().slice(written)).toEqual(['PATCH …/address', 'PATCH …/scheduleDate']);
    expect(shop.callsOf(leads.createLead)).toHaveLength(1);
  });

  it('a new postcode fetches the installation days and the kinds of complement of the new address', async () => {
    const { shop, tab } = await came('/checkout/data-de-vencimento/');
    expect(tab.store.getState().resources.complementTypes).toEqual([]);
    shop.state.structured = true;
    tab.go('/checkout/cep/');
    tab.submit(one({ cep: '30130-010' }));
    await tab.fill('/checkout/nr-imovel/', one({ number: '5' }));
    await tab.at('/checkout/instalacao/');
    const { resources } = await tab.until(({ resources: { complementTypes } }) => complementTypes !== null);
    expect(resources.complementTypes).toEqual([{ id: 'apartamento', name: 'Apartamento' }]);
    tab.submit(one({ complement: '12', complement_type: 'apartamento' }));
    await tab.restAt('/checkout/data-de-vencimento/');
    expect(shop.callsOf(leads.saveInstallation).map(bodyOf)).toMatchObject([
      { complement: '12', complements: [{ type: 'apartamento', value: '12' }], notFoundComplement: false },
    ]);
  });

  it.each([
    [
      true,
      { complement: '12', complement_type: 'apartamento' },
      { complemento1: 'apartamento', complemento2: '12' },
    ],
    [false, { complement: 'casa dos fundos' }, { customComplement: 'casa dos fundos' }],
  ])(
    'a complement asked after the coverage is sent with a lead that replaces the first (in parts: %s)',
    async (structured, typed, named) => {
      const { shop, tab } = begin('/b/checkout/cep/');
      Object.assign(shop.state, structured ? { structured } : { place: sarzedo });
      shop.once(leads.saveInstallation, refuses(404, problemCodes.callUnknown, ''));
      await fillUntil(tab, '/checkout/instalacao/');
      tab.submit(one({ address: 'Rua das Acácias', neighborhood: 'Centro', ...typed }));
      await tab.restAt('/checkout/data-de-vencimento/');
      const [first, second] = shop.callsOf(leads.createLead).map((call) => Object(bodyOf(call)).lead);
      expect(first).not.toHaveProperty('complements');
      const complements = structured ? [{ type: 'apartamento', value: '12' }] : [];
      expect(second).toMatchObject({ ...named, complements, notFoundComplement: false });
    },
  );
});

describe('addresses that need more answers', () => {
  it('street and neighbourhood are asked in a town with a single postcode', async () => {
    const { shop, tab } = begin();
    shop.state.place = sarzedo;
    await fillUntil(tab, '/checkout/cpf/');
    tab.submit(one({ cpf: '529.982.247-25' }));
    await tab.fill('/checkout/instalacao/', one({ address: 'Rua A', neighborhood: 'Centro' }));
    await tab.restAt('/checkout/data-de-vencimento/');
    expect(shop.callsOf(leads.saveInstallation).map(bodyOf)).toEqual([
      { address: 'Rua A', neighborhood: 'Centro' },
    ]);
  });

  it('block and lot are asked where the address has them', async () => {
    const { shop, tab } = begin();
    shop.state.place = taguatinga;
    await tab.fill('/checkout/cep/', one({ cep: '72110-045' }));
    await tab.fill('/checkout/nr-imovel/', one({ number: '1' }));
    await tab.until(({ answers }) => answers.refused.block_number !== undefined);
    expect(Object.keys(tab.store.getState().answers.refused)).toEqual(['block_number', 'allotment_number']);
    tab.submit(one({ no_number: 'on', block_number: '12', allotment_number: '7' }));
    await tab.restAt('/checkout/nome/');
    const address = { number: 'S/N', block_number: '12', allotment_number: '7', is_block_allotment: true };
    expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([{ coverage: address }]);
    expect(queries(shop.callsOf(coverage.getCoverage))).toMatchObject([
      { blockNumber: '12', lotNumber: '7' },
    ]);
  });

  it('campaign b asks no house number and saves the address without one', async () => {
    const { shop, tab } = begin('/b/checkout/cep/');
    await tab.fill('/checkout/cep/', one({ cep: '01310-100' }));
    await tab.restAt('/checkout/nome/');
    expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([{ coverage: { number: 'S/N' } }]);
  });
});
