import { describe, expect, it } from 'vitest';
import { touchOf } from '../../../server/measurement/touch.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { mainSite } from '../../../src/contract/panel/campaign-filter.ts';
import { listLeads } from '../../../src/contract/panel/leads.ts';
import { listOrders, orderList } from '../../../src/contract/panel/orders.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openAt, openSignedIn, openWithBrowser } from '../test-server/open-with.ts';
import { paulista, plan } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const from = (path: string) => ({ headers: { host: 'loja.example', referer: `http://loja.example${path}` } });

it.each([
  [{ utm_source: ' Google ', utm_medium: 'CPC', utm_campaign: 'Black  Friday' }, 'google/cpc/black friday'],
  [{ utm_source: 'INDICAÇÃO' }, 'indicação//'],
  [{ gclid: 'EAIaIQ' }, 'google/cpc/'],
  [{ fbclid: 'IwAR0', utm_medium: 'social' }, 'facebook/social/'],
  [{ matchchannel: 'busca', campaignid: '20912345678' }, 'busca//20912345678'],
  [{ utm_source: 'maria@exemplo.com.br', utm_medium: 'email' }, '/email/'],
  [{ utm_source: 'lista', utm_campaign: 'para maria%40exemplo.com.br' }, 'lista//'],
  [{ utm_source: 'lista', utm_campaign: 'cliente-(11) 98765-4321' }, 'lista//'],
  [{ utm_source: 'lista', utm_campaign: 'cpf 529.982.247-25' }, 'lista//'],
  [{ utm_source: `a${'\u0000'}b\u200b ${'x'.repeat(200)}` }, `a b ${'x'.repeat(56)}//`],
  [{ utm_source: '=HYPERLINK("x")' }, '=hyperlink("x")//'],
])('of the marks %j is kept %s', (marks, kept) => {
  const touch = touchOf(marks);
  expect(touch && [touch.source, touch.medium, touch.utm].join('/')).toBe(kept);
});

it.each([[null], [{}], [{ userAgent: 'Firefox', lp_origin: 'LP Padrão' }], [{ utm_source: '  ' }]])(
  'the marks %j name no origin',
  (marks) => {
    expect(touchOf(marks)).toBeNull();
  },
);

describe.each(sampledEngines)('the touches of a lead on %s', (engine) => {
  it('a lead keeps what opened it and what brought its visitor back, and its order copies both', async () => {
    const { server, browser: visitor } = await openWithBrowser({ engine });
    const body = {
      coverage: paulista,
      lead: { idPlan: plan.id, tracking: { utm_source: 'Google', utm_medium: 'cpc', utm_campaign: 'Fibra' } },
    };
    const { idLead } = await visitor.call(leads.createLead, { body });
    const of = async (id: string | null) =>
      server.database.read((db) =>
        db
          .selectFrom('leads')
          .select(['first_source', 'first_medium', 'first_utm', 'last_source', 'last_medium', 'last_utm'])
          .where('id', '=', id ?? '')
          .executeTakeFirst(),
      );
    const opened = { first_source: 'google', first_medium: 'cpc', first_utm: 'fibra' };
    expect(await of(idLead)).toEqual({
      ...opened,
      last_source: 'google',
      last_medium: 'cpc',
      last_utm: 'fibra',
    });

    const params = { idLead: idLead ?? '' };
    await visitor.call(leads.getLead, { params }, from('/chat/?utm_source=Lembrete&utm_medium=email'));
    const resumed = { ...opened, last_source: 'lembrete', last_medium: 'email', last_utm: '' };
    expect(await of(idLead)).toEqual(resumed);
    // No mark, another site and a stranger with the link leave it as it is.
    await visitor.call(leads.getLead, { params }, from('/chat/'));
    const elsewhere = { headers: { host: 'loja.example', referer: 'http://outra.example/?utm_source=x' } };
    await visitor.call(leads.getLead, { params }, elsewhere);
    await server.browser().call(leads.getLead, { params }, from('/chat/?utm_source=estranho'));
    expect(await of(idLead)).toEqual(resumed);
  });

  it('lists are filtered by what brought a lead or an order last and by channel, and their files have both', async () => {
    const { server, browser, id } = await openSignedIn('manager', { engine });
    const ready = async (number: string, page: string) => {
      const visit = await server.leadAt('order', { door: { number } });
      const { browser: visitor, params } = visit;
      await visitor.call(leads.getLead, { params }, from(page));
      await visitor.call(leads.saveName, { params, body: { name: 'Maria Souza' } }, from(page));
      return visit;
    };
    const search = await ready('1', '/chat/?utm_source=Google&utm_medium=cpc&utm_campaign=Fibra');
    const channel = await ready('2', '/whatsapp/');
    const leadsOf = async (body: object) =>
      (await browser.call(listLeads, { body })).leads.map((lead) => lead.id);
    expect(await leadsOf({ source: 'GOOGLE' })).toEqual([search.params.idLead]);
    expect(await leadsOf({ utm: 'fibra', medium: 'cpc' })).toEqual([search.params.idLead]);
    expect(await leadsOf({ source: mainSite })).toEqual([channel.params.idLead]);
    expect(await leadsOf({ channel: 'whatsapp' })).toEqual([channel.params.idLead]);
    expect(await leadsOf({ channel: 'phone' })).toEqual([]);

    for (const { finish } of [search, channel]) await finish();
    await server.change('orders', { seller_id: id }, { face: 'whatsapp' });
    const ordersOf = async (body: object) =>
      (await browser.call(listOrders, { body })).orders.map(({ face, touches }) => [
        face,
        touches.last.source,
      ]);
    expect(await ordersOf({ source: 'google' })).toEqual([['chat', 'google']]);
    expect(await ordersOf({ channel: 'whatsapp' })).toEqual([['whatsapp', '']]);
    expect(await ordersOf({ channel: 'site' })).toEqual([['chat', 'google']]);
    expect(await ordersOf({ seller: id })).toEqual([['whatsapp', '']]);
    const { text } = await browser.send(listFileRequest(orderList.file.path, { source: 'google' }));
    expect(text).toContain('"Site";"";"";"";"google";"cpc";"fibra"');
  });

  it('what comes after the order does not change where it came from', async () => {
    const { server, browser: visitor, params, finish } = await openAt('order', { engine });
    await visitor.call(leads.getLead, { params }, from('/chat/?utm_source=sms'));
    await finish();
    await visitor.call(leads.getLead, { params }, from('/chat/?utm_source=boleto'));
    const order = await server.database.read((db) => server.repositories.orders.ofLead(db, params.idLead));
    expect(order?.touches).toEqual({
      first: { source: '', medium: '', utm: '' },
      last: { source: 'sms', medium: '', utm: '' },
    });
  });
});
