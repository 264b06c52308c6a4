import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { selectBackRoute, selectStepsShown } from '../../../src/store/selectors.ts';
import { sarzedo, taguatinga } from '../../funnel/given.ts';
import { createDevice, one, openBrowserTab } from '../browser-tab.ts';
import { createFakeApi, refuses } from '../fake-api.ts';
import { begin, wholeOrder } from '../visit.ts';

const first = {
  cep: '01310-100',
  number: '1000',
  name: 'Ana Souza',
  phone: '11912345678',
  email: 'ana@exemplo.com.br',
};
const person = { birth_date: '02/02/1990', mothers_name: 'Maria Silveira', cpf: '529.982.247-25' };

describe('campaign c', () => {
  it('asks three pages for ten steps, and sends the same answers in the same order', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    await tab.fill('/checkout/cep-dados-cliente/', one(first));
    await tab.fill('/checkout/dados-pessoais/', one(person));
    await tab.fill('/checkout/instalacao-pagamento/', one({ due_date: '10', direct_debit: 'false' }));
    await tab.fill('/checkout/data-instalacao/', one({ date: '01/12/2026', period: 'manha' }));
    await tab.fill('/checkout/confirmacao/', one({ accept_information: 'on' }));
    await tab.at('/pedido-realizado/');
    expect(tab.history).toEqual([
      '/c/checkout/cep-dados-cliente/',
      '/c/checkout/dados-pessoais/',
      '/c/checkout/instalacao-pagamento/',
      '/c/checkout/data-instalacao/',
      '/c/checkout/confirmacao/',
      '/c/pedido-realizado/',
    ]);
    expect(shop.written()).toEqual(wholeOrder);
  });

  it('leads from the address of a single step to the page that holds it', async () => {
    const shop = createFakeApi();
    const tab = openBrowserTab(shop, createDevice(), '/c/checkout/cep/');
    await tab.at('/checkout/cep-dados-cliente/');
    expect(tab.moves).toEqual(['replace /c/checkout/cep-dados-cliente/']);
  });

  it('refuses the page as a whole and says everything that needs mending', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    await tab.fill('/checkout/cep-dados-cliente/', one({ ...first, cep: '1', email: 'ana@' }));
    await tab.rest();
    expect(Object.keys(tab.store.getState().answers.refused)).toEqual(['cep', 'email']);
    expect(shop.calls).toEqual([]);
  });

  it('asks street and neighbourhood on the payment page where the postcode has none', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    shop.state.place = sarzedo;
    await tab.fill('/checkout/cep-dados-cliente/', one(first));
    await tab.fill('/checkout/dados-pessoais/', one(person));
    await tab.at('/checkout/instalacao-pagamento/');
    expect(selectStepsShown(tab.store.getState()).map(({ id }) => id)).toEqual([
      'instalacao',
      'data-de-vencimento',
      'ativar-debito',
    ]);
    expect(selectBackRoute(tab.store.getState())).toBe('/checkout/dados-pessoais/');
  });

  it('stays on the page when only then block and lot are known to be missing', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    shop.state.place = taguatinga;
    await tab.fill('/checkout/cep-dados-cliente/', one(first));
    await tab.until(({ stepResults }) => stepResults.place !== null);
    await tab.rest();
    expect(tab.route()).toBe('/checkout/cep-dados-cliente/');
    tab.submit(one({ ...first, block_number: '12', allotment_number: '7' }));
    await tab.at('/checkout/dados-pessoais/');
  });

  it('calls back to the combined page what the server refuses', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    shop.once(
      leads.savePhone,
      refuses(422, 'invalid', 'Confira.', [{ field: 'phone', message: 'Linha desligada.' }]),
    );
    await tab.fill('/checkout/cep-dados-cliente/', one(first));
    await tab.until(({ answers }) => answers.refused.phone !== undefined);
    await tab.at('/checkout/cep-dados-cliente/');
    tab.submit(one({ ...first, phone: '11922222222' }));
    await tab.at('/checkout/dados-pessoais/');
    await tab.rest();
    expect(shop.state.held.phone).toBe('11922222222');
    expect(shop.callsOf(leads.createLead, leads.saveName)).toHaveLength(2);
  });
});
