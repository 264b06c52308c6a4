import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { selectBackRoute, selectStepsShown } from '../../../src/store/selectors.ts';
import { sarzedo, taguatinga } from '../../funnel/given.ts';
import { fillUntil, one } from '../browser-tab.ts';
import { refuses } from '../fake-api.ts';
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
  it('campaign c asks ten steps on three pages and sends the same answers in the same order', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    await fillUntil(tab, '/pedido-realizado/', '/checkout/cep-dados-cliente/');
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

  it('the payment page asks street and neighbourhood where the postcode has none', async () => {
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

  it('a combined page stays open when block and lot turn out to be missing', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    shop.state.place = taguatinga;
    await tab.fill('/checkout/cep-dados-cliente/', one(first));
    await tab.until(({ stepResults }) => stepResults.place !== null);
    await tab.rest();
    expect(tab.route()).toBe('/checkout/cep-dados-cliente/');
    tab.submit(one({ ...first, block_number: '12', allotment_number: '7' }));
    await tab.at('/checkout/dados-pessoais/');
  });

  it('an answer refused by the server leads back to its combined page', async () => {
    const { shop, tab } = begin('/c/checkout/cep-dados-cliente/');
    shop.once(
      leads.savePhone,
      refuses(422, 'invalid', 'Confira.', [{ field: 'phone', message: 'Linha desligada.' }]),
    );
    await tab.fill('/checkout/cep-dados-cliente/', one(first));
    await tab.until(({ answers }) => answers.refused.phone !== undefined);
    await tab.at('/checkout/cep-dados-cliente/');
    tab.submit(one({ ...first, phone: '11922222222' }));
    await tab.restAt('/checkout/dados-pessoais/');
    expect(shop.state.held.phone).toBe('11922222222');
    expect(shop.callsOf(leads.createLead, leads.saveName)).toHaveLength(2);
  });
});
