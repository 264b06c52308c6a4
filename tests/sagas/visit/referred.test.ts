import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { selectTranscript } from '../../../src/dialogue/selectors.ts';
import { resumeAccepted, startedOver } from '../../../src/store/events.ts';
import { createDevice, fillAndRest, openBrowserTab, reopen } from '../browser-tab.ts';
import { enter, talkedTo } from '../conversation.ts';
import { bodyOf, leadId } from '../fake-api.ts';
import { came } from '../visit.ts';

const marks = 'utm_source=zap&lp_origin=WhatsApp+Lojas';

it.each([
  [`/chat-tct/?${marks}`, 'WhatsApp Lojas'],
  ['/chat-tct/', 'LP Padrão'],
  [`/chat/?${marks}`, 'LP Padrão'],
  [`/r/chat-tct/?${marks}`, 'WhatsApp Lojas'],
  [`/r/chat/?${marks}`, 'LP Regional'],
])('a visitor from %s is saved with the origin %s', async (path, origin) => {
  const { shop, tab } = enter(path);
  await fillAndRest(tab, '/checkout/data-nascimento/');
  expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([
    { lead: { tracking: { lp_origin: origin } } },
  ]);
});

it('the origin of a visitor and the plan of the link survive a reload', async () => {
  const { shop, device, tab } = enter(`/chat-tct/?${marks}&s=d500a`);
  await fillAndRest(tab, '/checkout/nr-imovel/');
  const again = reopen(tab, shop, device);
  await again.restAt('/checkout/nr-imovel/');
  expect(again.store.getState().stepResults.wish.sku).toBe('d500a');
  await fillAndRest(again, '/checkout/data-nascimento/', '/checkout/nr-imovel/');
  expect(again.path()).toBe('/chat-tct/#data-nascimento');
  expect(shop.callsOf(leads.createLead).map(bodyOf)).toMatchObject([
    { lead: { tracking: { lp_origin: 'WhatsApp Lojas', utm_source: 'zap' } } },
  ]);
});

it('a link to an order that names a question of the conversation keeps its anchor', async () => {
  const { shop } = await came('/checkout/cpf/');
  const tab = openBrowserTab(shop, createDevice(), `/chat/?l=${leadId}#nr-imovel`);
  await tab.until(({ visit: { phase } }) => phase === 'ready');
  expect(tab.moves[0]).toBe('replace /chat/#nr-imovel');
});

const another = async (path: string) => {
  const { shop, device, tab } = await talkedTo('/checkout/cpf/');
  tab.close();
  device.session.clear();
  const next = openBrowserTab(shop, device, path);
  return { shop, tab: next };
};

it.each(['/chat/', '/chat-tct/?utm_source=zap', '/chat/#cep'])(
  'a remembered order is offered at %s and resumed',
  async (path) => {
    const { tab } = await another(path);
    await tab.until(({ visit }) => visit.phase === 'asking-to-resume');
    expect(selectTranscript(tab.store.getState())).toEqual([]);
    tab.store.dispatch(resumeAccepted());
    await tab.until(({ visit }) => visit.phase === 'ready');
    await tab.rest();
    expect(tab.path()).toMatch(/^\/chat(-tct)?\/#cpf$/);
  },
);

it('starting over in the middle forgets everything and leads to the first question', async () => {
  const { shop, device, tab } = await talkedTo('/checkout/cpf/');
  tab.store.dispatch(startedOver());
  await tab.at('/checkout/cep/');
  expect(tab.path()).toBe('/chat/#cep');
  expect(tab.store.getState()).toMatchObject({ answers: { values: {} }, lead: { id: null } });
  expect(device.leadPointer.read()).toBeNull();
  await fillAndRest(tab, '/pedido-realizado/');
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
  expect(shop.state.orders).toEqual(['order 1']);
});
