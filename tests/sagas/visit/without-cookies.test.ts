import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { fillAndRest, fillUntil, openBrowserTab } from '../browser-tab.ts';
import { leadId, refuses } from '../fake-api.ts';
import { begin, came } from '../visit.ts';

const notHolder = refuses(403, problemCodes.notHolder, 'Confirme que o pedido é seu.');

for (const path of ['/checkout/cep/', '/chat/', `/checkout/cep/?l=${leadId}`])
  it(`a browser without cookies sees a message at ${path}, and nothing is sent`, async () => {
    const { shop, device } = begin('/');
    device.keepsCookies = false;
    const tab = openBrowserTab(shop, device, path);
    await tab.until(({ visit }) => visit.phase === 'without-cookies');
    await tab.rest();
    expect(shop.calls).toEqual([]);
  });

it('a lead whose cookie ended before a phone was given is replaced by a new one without a question', async () => {
  const { shop, tab } = await came('/checkout/nome/');
  shop.once(leads.saveName, notHolder);
  await fillAndRest(tab, '/checkout/email/', '/checkout/nome/');
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
  expect(tab.route()).toBe('/checkout/email/');
  expect(shop.written().slice(-4)).toEqual(['POST lead-v2', 'PATCH …/plan', 'PATCH …/name', 'PATCH …/phone']);
});

it('a phone that never reached the server is no proof; a new lead is opened', async () => {
  const { shop, tab } = await came('/checkout/telefone/');
  shop.once(leads.savePhone, notHolder);
  await fillAndRest(tab, '/checkout/email/', '/checkout/telefone/');
  expect(tab.store.getState().visit.phase).toBe('ready');
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
});

it('cookies that are lost twice end the visit with an explanation, not in a loop', async () => {
  const { shop, tab } = begin();
  shop.once(leads.savePlan, notHolder, notHolder);
  await fillUntil(tab, '/checkout/nr-imovel/');
  tab.submit({ number: ['1000'] });
  await tab.until(({ visit }) => visit.phase === 'without-cookies');
  await tab.rest();
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
});
