import { expect, it } from 'vitest';
import { notSetUp } from '../../../src/content/messages/not-set-up.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';

const siteUrl = 'https://loja.example';
const written = ({ database, repositories, now }: TestServer) =>
  database.read((db) => repositories.outbox.list(db, { many: 10 }, now()));

async function leadWithPhone(server: TestServer) {
  const { browser, params } = await server.leadAt('name');
  await browser.call(leads.savePhone, { params, body: { phone: '11987654321' } });
  return { browser, params };
}

it('a lead’s link is sent to its phone, once an hour', async () => {
  const server = await openTestServer({ siteUrl });
  const { browser, params } = await leadWithPhone(server);
  await browser.call(leads.sendLeadLink, { params });
  const again = await browser.refused(leads.sendLeadLink, { params });
  expect(again).toMatchObject({ status: 429 });
  expect(await written(server)).toMatchObject([
    {
      kind: 'lead-link',
      to: '11987654321',
      data: { url: `${siteUrl}/chat/?l=${params.idLead}`, until: '26/11/2026 às 12:00' },
    },
  ]);
  server.pass({ minutes: 40 });
  await browser.refused(leads.sendLeadLink, { params });
  server.pass({ minutes: 20 });
  await browser.call(leads.sendLeadLink, { params });
});

it('one phone gets one link an hour, however many leads name it and are erased', async () => {
  const server = await openTestServer({ siteUrl });
  const first = await leadWithPhone(server);
  await first.browser.call(leads.sendLeadLink, first);
  await first.browser.call(leads.deleteLead, { body: { id: first.params.idLead } });
  const next = await leadWithPhone(server);
  expect(await next.browser.refused(leads.sendLeadLink, next)).toMatchObject({ status: 429 });
  expect(await written(server)).toEqual([]);
  server.pass({ hours: 1 });
  const later = await leadWithPhone(server);
  await later.browser.call(leads.sendLeadLink, later);
});

it('a lead’s link is sent by e-mail where there is no other channel', async () => {
  const channelSettings = { setUp: new Set(['email'] as const) };
  const server = await openTestServer({ siteUrl, channelSettings });
  const { browser, params } = await leadWithPhone(server);
  const body = { email: 'maria@exemplo.com.br', accept_promotions: false };
  await browser.call(leads.saveEmail, { params, body });
  await browser.call(leads.sendLeadLink, { params });
  expect(await written(server)).toMatchObject([{ channel: 'email', to: body.email }]);
});

it('a lead’s link is sent only for a lead with a phone, at its holder’s request', async () => {
  const { server, browser, params } = await openAt('name', { siteUrl });
  expect(await browser.refused(leads.sendLeadLink, { params })).toMatchObject({
    status: 422,
    fields: [{ field: 'phone' }],
  });
  expect(await server.browser().refused(leads.sendLeadLink, { params })).toMatchObject({
    code: 'not-holder',
  });
  expect(await written(server)).toEqual([]);
});

it('a lead’s link is refused where no channel is configured', async () => {
  const server = await openTestServer({
    channelSettings: { setUp: new Set<never>() },
  });
  const { browser, params } = await leadWithPhone(server);
  const refusal = await browser.refused(leads.sendLeadLink, { params });
  expect(refusal).toMatchObject({ status: 409, code: 'not-set-up', error: notSetUp.leadLink });
});
