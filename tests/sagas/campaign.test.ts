import { describe, expect, it } from 'vitest';
import { createLeadFromLine } from '../../src/contract/calls/customers.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { bodyOf, leadId } from './shop.ts';
import { one } from './tab.ts';
import { begin } from './visit.ts';

describe('a mobile campaign', () => {
  it('starts at the line, opens the lead there and moves it to the address', async () => {
    const { shop, tab } = begin('/timblack/checkout/cep/?utm_source=mail');
    await tab.at('/checkout/consulta-telefone/');
    expect(tab.moves).toEqual(['replace /timblack/checkout/consulta-telefone/']);
    tab.submit(one({ line_phone: '(11) 98765-4321' }));
    await tab.fill('/checkout/cep/', one({ cep: '01310-100' }));
    await tab.fill('/checkout/nr-imovel/', one({ number: '1000' }));
    await tab.at('/checkout/nome/');
    await tab.rest();
    expect(shop.written()).toEqual(['POST lead/createFromRenta', 'PATCH …/address', 'PATCH …/plan']);
    expect(shop.callsOf(createLeadFromLine).map(bodyOf)).toEqual([
      {
        phoneNumber: '11987654321',
        tracking: {
          utm_source: 'mail',
          lp_origin: 'LP TIM Black',
          userAgent: 'test',
          origin: 'https://loja.test',
        },
      },
    ]);
    expect(shop.callsOf(leads.createLead)).toEqual([]);
    expect(tab.store.getState().lead.id).toBe(leadId);
  });
});

describe('a campaign named in the query', () => {
  it.each([
    ['/checkout/cep/?a=r', '/r/checkout/nr-imovel/', 'r'],
    ['/sp/checkout/cep/?a=r', '/sp/checkout/nr-imovel/', 'sp'],
    ['/checkout/cep/?a=nobody', '/checkout/nr-imovel/', ''],
  ])('%s leads on to %s', async (path, next, prefix) => {
    const { tab } = begin(path);
    await tab.fill('/checkout/cep/', one({ cep: '01310-100' }));
    await tab.at('/checkout/nr-imovel/');
    expect(tab.path()).toBe(next);
    expect(tab.store.getState().visit.prefix).toBe(prefix);
  });
});
