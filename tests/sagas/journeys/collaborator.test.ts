import { describe, expect, it } from 'vitest';
import {
  createCollaboratorLead,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { helpRequested } from '../../../src/store/events.ts';
import { type BrowserTab, fillAndRest, fillUntil, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { bodyOf, refuses } from '../fake-api.ts';
import { begin, came } from '../visit.ts';

const door = '/oferta-colaborador/checkout/email/';
const email = one({ email: 'ana@timbrasil.com.br', accept_promotions: 'on' });
const askedCode = '/checkout/confirmacao-colaborador/';

const give = async (tab: BrowserTab, code: string) => {
  await tab.fill(askedCode, one({ code }));
  return tab.rest();
};

async function asked() {
  const visit = begin(door);
  await visit.tab.fill('/checkout/email/', email);
  await visit.tab.restAt(askedCode);
  return visit;
}

async function proved() {
  const visit = await asked();
  await give(visit.tab, '123456');
  await visit.tab.at('/checkout/cep/');
  return visit;
}

describe('a collaborator', () => {
  it('a collaborator’s lead is opened with the e-mail, proved by a code, and continues as an order', async () => {
    const { shop, tab } = await proved();
    await fillAndRest(tab, '/checkout/data-nascimento/');
    expect(shop.written()).toEqual([
      'POST lead/collaborator',
      'PATCH …/email',
      'PATCH lead/collaborator/validate',
      'PATCH …/address',
      'PATCH …/plan',
      'PATCH …/name',
      'PATCH …/phone',
    ]);
    expect(shop.callsOf(createCollaboratorLead).map(bodyOf)).toMatchObject([
      { email: 'ana@timbrasil.com.br', tracking: { lp_origin: 'LP Oferta Colaborador' } },
    ]);
    expect(shop.callsOf(leads.saveEmail).map(bodyOf)).toEqual([
      { email: 'ana@timbrasil.com.br', accept_promotions: true },
    ]);
    expect(shop.callsOf(sendCollaboratorCode)).toHaveLength(1);
  });

  it('an e-mail outside the company is refused beside the field, and no code is sent', async () => {
    const { shop, tab } = begin(door);
    const message = 'Informe o seu e-mail corporativo.';
    shop.once(createCollaboratorLead, refuses(422, 'invalid', message, [{ field: 'email', message }]));
    await tab.fill('/checkout/email/', one({ email: 'ana@exemplo.com.br' }));
    expect((await tab.rest()).answers.refused).toEqual({ email: message });
    expect(tab.route()).toBe('/checkout/email/');
    expect(shop.callsOf(sendCollaboratorCode)).toEqual([]);
    tab.submit(email);
    await tab.at(askedCode);
  });

  it('a wrong or expired code is refused beside the field', async () => {
    const { shop, tab } = await asked();
    expect((await give(tab, '000000')).answers.refused.code).toContain('não confere');
    shop.once(validateCollaboratorCode, refuses(409, 'closed', 'Este código não vale mais.'));
    expect((await give(tab, '000000')).answers.refused.code).toBe('Este código não vale mais.');
    expect(tab.route()).toBe(askedCode);
    await give(tab, '123456');
    await tab.at('/checkout/cep/');
  });

  it('a wrong code is not tried again by itself', async () => {
    const { shop, tab } = await asked();
    await give(tab, '000000');
    tab.go(door);
    await tab.fill('/checkout/email/', email);
    await tab.restAt(askedCode);
    expect(shop.callsOf(validateCollaboratorCode)).toHaveLength(1);
  });

  it('another code is sent on request, and a refusal is shown at the same question', async () => {
    const { shop, tab } = await asked();
    await give(tab, '000000');
    shop.state.code = '654321';
    tab.store.dispatch(helpRequested({ kind: 'code' }));
    const { answers, help } = await tab.rest();
    expect([help.code.kind, answers.refused.code, tab.route()]).toEqual(['granted', undefined, askedCode]);
    expect(answers.draft?.code).toBeUndefined();
    shop.once(sendCollaboratorCode, refuses(429, 'too-many', 'Tente de novo em 50 minutos.'));
    tab.store.dispatch(helpRequested({ kind: 'code' }));
    expect((await tab.rest()).help.code).toEqual({
      kind: 'refused',
      message: 'Tente de novo em 50 minutos.',
    });
    expect(tab.route()).toBe(askedCode);
    await give(tab, '654321');
    await tab.at('/checkout/cep/');
  });

  it('another e-mail has to be proved by another code', async () => {
    const { shop, tab } = await proved();
    tab.go(door);
    await tab.fill('/checkout/email/', one({ email: 'eva@timbrasil.com.br' }));
    await tab.restAt(askedCode);
    expect(shop.callsOf(sendCollaboratorCode)).toHaveLength(2);
    tab.go('/oferta-colaborador/checkout/cep/');
    await tab.at(askedCode);
    await give(tab, '123456');
    await tab.at('/checkout/cep/');
  });

  it('a proved collaborator is asked for no second code after a reload', async () => {
    const { shop, device, tab } = await proved();
    await tab.rest();
    const again = reopen(tab, shop, device, '/oferta-colaborador/checkout/cep/');
    await again.fill('/checkout/cep/', one({ cep: '01310-100' }));
    await again.at('/checkout/nr-imovel/');
    expect(shop.callsOf(sendCollaboratorCode, validateCollaboratorCode)).toHaveLength(2);
  });

  it('a collaborator who has not given the code is asked for it after a reload', async () => {
    const { shop, device, tab } = await asked();
    const again = reopen(tab, shop, device, '/oferta-colaborador/checkout/cep/');
    await again.at(askedCode);
    await give(again, '123456');
    await again.at('/checkout/cep/');
    expect(shop.callsOf(sendCollaboratorCode)).toHaveLength(1);
  });

  it('a collaborator whose tab holds another campaign’s lead gets a new lead', async () => {
    const { shop, device, tab } = await came('/checkout/nome/');
    tab.close();
    const kept: object = JSON.parse(device.session.text());
    device.session.write({ ...kept, offersOf: 'oferta-colaborador' });
    const own = openBrowserTab(shop, device, door);
    shop.once(sendCollaboratorCode, refuses(409, 'not-collaborator', 'Este pedido não é da oferta.'));
    await own.fill('/checkout/email/', email);
    await give(own, '123456');
    await own.restAt('/checkout/nome/');
    expect(shop.written().slice(2)).toEqual([
      'PATCH …/email',
      'POST lead/collaborator',
      'PATCH …/email',
      'PATCH lead/collaborator/validate',
      'PATCH …/address',
      'PATCH …/plan',
    ]);
  });

  it('a collaborator’s lead that cannot move to the address leads to the no-coverage page', async () => {
    const { shop, tab } = await proved();
    shop.once(leads.saveAddress, refuses(409, 'not-covered', 'Sem cobertura'));
    await fillUntil(tab, '/checkout/oferta-indisponivel/');
  });
});
