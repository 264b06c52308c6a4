import { describe, expect, it } from 'vitest';
import * as leads from '../../src/contract/calls/leads.ts';
import { helpRequested } from '../../src/store/events.ts';
import { plansIn } from '../funnel/given.ts';
import { type BrowserTab, fillUntil, one } from './browser-tab.ts';
import { bodyOf, leadId, noLine, refuses, renewalId } from './fake-api.ts';
import { begin, came, proveRenewal, renewing } from './visit.ts';

async function erased(tab: BrowserTab, start: string): Promise<void> {
  tab.store.dispatch(helpRequested({ kind: 'erasure' }));
  await tab.restAt(start);
  expect(tab.store.getState().answers.values).toEqual({});
  expect(tab.store.getState().help.erasure).toEqual({ kind: 'granted' });
}

async function migrating() {
  const visit = begin('/migracao-ultrafibra/consulta-cpf/');
  visit.shop.state.plans = plansIn('migration.json').slice(0, 3);
  await visit.tab.fill('/consulta-cpf/', one({ cpf: '168.995.350-09' }));
  await visit.tab.fill('/consulta-cpf/titular/', one({ birth_date: '22/08/1978' }));
  await visit.tab.at('/consulta-cpf/ofertas/');
  return visit;
}

it('an erasure deletes the lead on the server and all traces on the device, and starts over', async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  await erased(tab, '/checkout/cep/');
  expect(shop.callsOf(leads.deleteLead).map(bodyOf)).toEqual([{ id: leadId, phone: '11912345678' }]);
  expect(device.leadPointer.read()).toBeNull();
  expect(JSON.stringify(device.session.read())).not.toContain('Ana');
});

describe('the erasure of an order', () => {
  it.each([
    ['an order without a phone', () => came('/checkout/nome/'), '/checkout/cep/', leadId],
    ['a migration, as only the records know the phone', migrating, '/consulta-cpf/', leadId],
    ['a renewal', renewing, '/refidelizacao/consulta-cpf/', renewalId],
  ] as const)('%s is erased by its id alone', async (_, open, start, id) => {
    const { shop, tab } = await open();
    await erased(tab, start);
    expect(shop.callsOf(leads.deleteLead).map(bodyOf)).toEqual([{ id }]);
  });

  it('an order that waits beside a renewal in the same tab is erased too; a finished one stays', async () => {
    const { shop, tab } = await came('/checkout/data-nascimento/');
    tab.go('/refidelizacao/consulta-cpf/');
    await proveRenewal(tab);
    await tab.at('/refidelizacao/ofertas/');
    shop.once(
      leads.deleteLead,
      () => ({ body: { success: true } }),
      refuses(409, 'finished', 'Este pedido já foi feito.'),
    );
    await erased(tab, '/refidelizacao/consulta-cpf/');
    expect(shop.callsOf(leads.deleteLead).map(bodyOf)).toMatchObject([{ id: renewalId }, { id: leadId }]);
  });

  it('an order not yet saved on the server is erased locally, without a call', async () => {
    const { shop, tab } = begin();
    shop.breakCalls(leads.createLead, noLine);
    await fillUntil(tab, '/checkout/nome/');
    await erased(tab, '/checkout/cep/');
    expect(shop.callsOf(leads.deleteLead)).toEqual([]);
  });
});

it('a refused erasure keeps all answers and shows the reason', async () => {
  const { shop, tab } = await came('/checkout/data-nascimento/');
  shop.once(leads.deleteLead, refuses(409, 'finished', 'Este pedido já foi feito.'));
  tab.store.dispatch(helpRequested({ kind: 'erasure' }));
  const { help, answers } = await tab.until(({ help: { erasure } }) => erasure.kind === 'refused');
  expect(help.erasure).toEqual({ kind: 'refused', message: 'Este pedido já foi feito.' });
  expect(answers.values.name).toBe('Ana Souza');
  expect(tab.route()).toBe('/checkout/data-nascimento/');
});
