import { describe, expect, it } from 'vitest';
import { createLeadFromLine } from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { fillAndRest, fillUntil, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { bodyOf, leadId, refuses } from '../fake-api.ts';
import { begin } from '../visit.ts';

const line = one({ line_phone: '(11) 98765-4321' });

async function lined() {
  const visit = begin('/timblack/checkout/consulta-telefone/');
  await visit.tab.fill('/checkout/consulta-telefone/', line);
  return visit;
}

describe('a mobile campaign', () => {
  it.each([
    ['timblack', 'LP TIM Black', 'black'],
    ['globoplay/timpre', 'LP Globoplay TIM Pré', 'globoplay/timpre'],
  ])(
    'the mobile campaign %s asks for the line first and opens the lead with it',
    async (prefix, lp_origin, addon) => {
      const { shop, tab } = begin(`/${prefix}/checkout/cep/?utm_source=mail`);
      await tab.at('/checkout/consulta-telefone/');
      expect(tab.moves).toEqual([`replace /${prefix}/checkout/consulta-telefone/`]);
      tab.submit(line);
      await fillAndRest(tab, '/checkout/data-nascimento/');
      expect(shop.callsOf(createLeadFromLine).map(bodyOf)).toMatchObject([
        { phoneNumber: '11987654321', addon, tracking: { utm_source: 'mail', lp_origin } },
      ]);
      expect(shop.callsOf(leads.createLead)).toEqual([]);
      expect(tab.store.getState().lead.id).toBe(leadId);
    },
  );

  it('a known line skips what the records know, and its lead moves to the address', async () => {
    const { shop, tab } = await lined();
    await fillAndRest(tab, '/checkout/data-nascimento/');
    expect(shop.written()).toEqual(['POST lead/createFromRenta', 'PATCH …/address', 'PATCH …/plan']);
    const { values, onFile } = tab.store.getState().answers;
    expect(values.phone).toBe('11987654321');
    expect(onFile).toMatchObject({ name: 'P**** R****', email: 'p****@****' });
    expect(values.accept_promotions).toBeUndefined();
  });

  it('a line stays with its lead as second phone when another phone is given to be called', async () => {
    const { shop, device, tab } = await lined();
    await fillUntil(tab, '/checkout/data-nascimento/');
    tab.go('/timblack/checkout/telefone/');
    await tab.fill('/checkout/telefone/', one({ phone: '(11) 91234-5678' }));
    await tab.restAt('/checkout/data-nascimento/');
    expect(shop.callsOf(leads.savePhone).map(bodyOf)).toEqual([
      { phone: '11912345678', phone2: '11987654321' },
    ]);
    tab.close();
    device.session.clear();
    const other = openBrowserTab(shop, device, `/timblack/checkout/data-nascimento/?l=${leadId}`);
    const { answers } = await other.at('/checkout/data-nascimento/');
    expect(answers.values).toMatchObject({ line_phone: '11987654321', phone: '11912345678' });
  });

  it('a number that is not a line is refused beside the field, and another one is accepted', async () => {
    const { shop, tab } = begin('/timblack/checkout/consulta-telefone/');
    const message = 'Este número não é de uma linha TIM.';
    const refusal = refuses(422, 'not-our-line', message, [{ field: 'phoneNumber', message }]);
    shop.once(createLeadFromLine, refusal);
    await tab.fill('/checkout/consulta-telefone/', one({ line_phone: '(11) 91234-5678' }));
    expect((await tab.rest()).answers.refused).toEqual({ line_phone: message });
    expect(tab.route()).toBe('/checkout/consulta-telefone/');
    tab.submit(line);
    await tab.at('/checkout/cep/');
  });

  it('another line opens another lead, which gets all answers', async () => {
    const { shop, tab } = await lined();
    await fillAndRest(tab, '/checkout/nome-mae/');
    shop.state.line = '21987654321';
    tab.go('/timblack/checkout/consulta-telefone/');
    await tab.fill('/checkout/consulta-telefone/', one({ line_phone: '(21) 98765-4321' }));
    await tab.restAt('/checkout/nome-mae/');
    expect(tab.store.getState().answers.values.phone).toBe('21987654321');
    expect(shop.written().slice(4)).toEqual([
      'POST lead/createFromRenta',
      'PATCH …/address',
      'PATCH …/plan',
      'PATCH …/birthDate',
    ]);
  });

  it('a reload keeps the line’s lead and what the records know', async () => {
    const { shop, device, tab } = await lined();
    await fillAndRest(tab, '/checkout/nr-imovel/');
    const again = reopen(tab, shop, device, '/timblack/checkout/nr-imovel/');
    await again.fill('/checkout/nr-imovel/', one({ number: '1000' }));
    await again.at('/checkout/data-nascimento/');
    expect(shop.callsOf(createLeadFromLine)).toHaveLength(1);
  });
});
