import { expect, it } from 'vitest';
import { notSetUp } from '../../../src/content/messages/not-set-up.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';

const siteUrl = 'https://loja.example';

it('a lead’s link is sent to its phone, once an hour', async () => {
  const { server, browser, params } = await openAt('email', { siteUrl });
  await browser.call(leads.sendLeadLink, { params });
  await browser.refuses('429', leads.sendLeadLink, { params });
  expect(await server.outbox()).toMatchObject([
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
  const first = await server.leadAt('email');
  await first.browser.call(leads.sendLeadLink, { params: first.params });
  await first.browser.call(leads.deleteLead, { body: { id: first.params.idLead } });
  const next = await server.leadAt('email');
  await next.browser.refuses('429', leads.sendLeadLink, { params: next.params });
  expect(await server.outbox()).toEqual([]);
  server.pass({ hours: 1 });
  const later = await server.leadAt('email');
  await later.browser.call(leads.sendLeadLink, { params: later.params });
});

it('a lead’s link is sent by e-mail where there is no other channel', async () => {
  const channelSettings = { setUp: new Set(['email'] as const) };
  const { server, browser, params } = await openAt('email', { siteUrl, channelSettings });
  const body = { email: 'maria@exemplo.com.br', accept_promotions: false };
  await browser.call(leads.saveEmail, { params, body });
  await browser.call(leads.sendLeadLink, { params });
  expect(await server.outbox()).toMatchObject([{ channel: 'email', to: body.email }]);
});

it('a lead’s link is sent only for a lead with a phone, at its holder’s request', async () => {
  const { server, browser, params } = await openAt('name', { siteUrl });
  await browser.refuses('422 phone', leads.sendLeadLink, { params });
  await server.browser().refuses('not-holder', leads.sendLeadLink, { params });
  expect(await server.outbox()).toEqual([]);
});

it('a lead’s link is refused where no channel is configured', async () => {
  const { browser, params } = await openAt('email', { channelSettings: {} });
  const refusal = await browser.refused(leads.sendLeadLink, { params });
  expect(refusal).toMatchObject({ status: 409, code: 'not-set-up', error: notSetUp.leadLink });
});
