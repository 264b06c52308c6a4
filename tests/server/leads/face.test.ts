import { expect, it } from 'vitest';
import { faceOf } from '../../../server/app/request-context.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { FaceName } from '../../../src/contract/measurement/event-properties.ts';
import { listLeads, readLead } from '../../../src/contract/panel/leads.ts';
import { listOrders, orderList } from '../../../src/contract/panel/orders.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openAt } from '../test-server/open-with.ts';
import { agreed } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const from = (path: string) => ({ headers: { host: 'loja.example', referer: `http://loja.example${path}` } });

it.each(sampledEngines)(
  'the face of the last answer is kept with lead and order and can be filtered by, on %s',
  async (engine) => {
    const { server, browser: visitor, idLead: id, params } = await openAt('order', { engine });
    const { browser } = await server.signIn('manager');
    const faceOfLead = async () => (await browser.call(readLead, { params: { id } })).lead?.face;
    const name = { params, body: { name: 'Maria Souza' } };
    expect(await faceOfLead()).toBe('');
    await visitor.call(leads.saveName, name, from('/checkout/nome/'));
    expect(await faceOfLead()).toBe('pages');
    await visitor.call(leads.saveName, name, from('/timblack/chat/'));
    await visitor.call(leads.saveName, name);
    expect(await faceOfLead()).toBe('chat');
    const leadsIn = async (face: FaceName) =>
      (await browser.call(listLeads, { body: { face } })).leads.map((lead) => lead.id);
    expect(await leadsIn('chat')).toEqual([id]);
    expect(await leadsIn('pages')).toEqual([]);

    await visitor.call(leads.confirmLead, { params, query: {}, body: {} }, from('/chat/'));
    await visitor.call(leads.finishOrder, { params, body: agreed }, from('/checkout/revisao/'));
    const ordersIn = async (face: FaceName) =>
      (await browser.call(listOrders, { body: { face } })).orders.map((order) => order.face);
    expect(await ordersIn('pages')).toEqual(['pages']);
    expect(await ordersIn('chat')).toEqual([]);
    const file = async (face: FaceName) =>
      (await browser.send(listFileRequest(orderList.file.path, { face }))).text.trim().split('\r\n');
    expect(await file('pages')).toHaveLength(2);
    expect(await file('chat')).toHaveLength(1);
  },
);

it.each([
  ['http://loja.example/checkout/cep/', 'pages'],
  ['http://loja.example/', 'pages'],
  ['http://loja.example/chat', 'chat'],
  ['http://loja.example/verao/chat-tct/?utm_source=a', 'chat-tct'],
  ['http://loja.example/chatice/', 'pages'],
  ['http://outra.example/chat/', null],
  ['about:client', null],
  [undefined, null],
])('the face of the referrer %s is %s', (referrer, face) => {
  expect(faceOf(referrer, 'loja.example')).toBe(face);
});
