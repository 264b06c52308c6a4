import { describe, expect, it } from 'vitest';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { agreed, noNetwork, paulista } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

describe.each(engines)('access to a lead on %s', (engine) => {
  it('a link alone shows only the lead’s step, plan and town, and no personal data', async () => {
    const { server, params } = await openAt('confirmation', { engine });
    const { body } = await server.browser().ask(leads.getLead, { params });
    expect(Object.keys(Object(body)).toSorted()).toEqual(
      ['access', 'addon', 'address', 'id', 'plan', 'provable', 'step', 'success', 'version'].toSorted(),
    );
    expect(body).toMatchObject({ access: 'pointer', address: { city: 'São Paulo', state: 'SP' } });
    expect(JSON.stringify(body)).not.toMatch(/Maria|Josefa|987654321|52998224725|Paulista|exemplo/);
  });

  it('a link alone tells under which campaign the lead goes on', async () => {
    const server = await openTestServer({ engine });
    const lead = { addon: 'black', tracking: { lp_origin: 'LP B TIM Black' } };
    const body = { coverage: paulista, lead };
    const { id } = await server.browser().call(leads.createLead, { body });
    expect(await server.browser().call(leads.getLead, { params: { idLead: id } })).toMatchObject({
      access: 'pointer',
      addon: 'black',
      lp_origin: 'LP B TIM Black',
    });
  });

  it('access ends after an hour of silence, but not while the visitor answers', async () => {
    const { server, browser, params } = await openAt('name', { engine });
    for (let half = 0; half < 4; half++) {
      server.pass({ minutes: 50 });
      expect(await browser.call(leads.getLead, { params })).toMatchObject({ access: 'holder' });
    }
    server.pass({ minutes: 60 });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ access: 'pointer' });
  });

  it('access ends after a day, even if the visitor is active', async () => {
    const { server, browser, params } = await openAt('name', { engine });
    for (let hour = 0; hour < 28; hour++) {
      server.pass({ minutes: 50 });
      await browser.call(leads.getLead, { params });
    }
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ access: 'holder' });
    server.pass({ minutes: 40 });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ access: 'pointer' });
  });

  it('a second lead leaves the browser its access to the first', async () => {
    const { browser, idLead: first } = await openAt('name', { engine });
    const old = browser.cookies.get('lead');
    const { id } = await browser.call(createNoCoverageLead, { body: noNetwork });
    expect(browser.cookies.get('lead')).not.toBe(old);
    await browser.call(updateNoCoverageLead, { body: { id, name: 'Ana Lima', phone: '11987654321' } });
    expect(await browser.call(leads.getLead, { params: { idLead: first } })).toMatchObject({
      access: 'holder',
    });
  });

  it('a browser keeps access to its latest leads only', async () => {
    const { server, browser, idLead: first } = await openAt('name', { engine });
    server.pass({ minutes: 1 });
    const { idLead: second } = await server.leadAt('name', { browser });
    for (let more = 0; more < 20; more++) {
      server.pass({ minutes: 1 });
      await server.leadAt('name', { browser });
    }
    const access = (idLead: string) => browser.call(leads.getLead, { params: { idLead } });
    expect(await access(first)).toMatchObject({ access: 'pointer' });
    expect(await access(second)).toMatchObject({ access: 'holder' });
  });

  it('access ends with the order, except in the browser that placed it', async () => {
    const { server, browser, params, finish } = await openAt('order', { engine });
    const phone = server.browser();
    await phone.call(leads.openLeadAccess, { params, body: { phoneEnding: '4321' } });
    const copied = server.browser();
    copied.cookies.set('lead', browser.cookies.get('lead') ?? '');
    await server.leadAt('name', { browser });

    await finish();
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ access: 'holder' });
    for (const other of [phone, copied]) {
      expect(await other.call(leads.getLead, { params })).toMatchObject({ access: 'pointer' });
      await other.refuses('403', leads.finishOrder, { params, body: agreed });
    }
  });
});

const allowedOrigins = ['https://outra.example'];
it.each([
  ['lead', 'plain', {}, ['SameSite=Lax']],
  ['lead', 'plain, for another site', { allowedOrigins }, ['SameSite=Lax']],
  ['__Host-lead', 'under TLS', { behindTls: true }, ['SameSite=Lax', 'Secure']],
  [
    '__Host-lead',
    'under TLS, for another site of ours',
    { behindTls: true, allowedOrigins },
    ['SameSite=None', 'Secure'],
  ],
])('the access cookie is %s, %s', async (name, _what, site, flags) => {
  const { server, browser, idLead } = await openAt('name', site);
  expect([...browser.cookies.keys()]).toEqual([name]);
  const { headers } = await server.browser().ask(leads.createLead, {
    body: { coverage: noNetwork, lead: {} },
  });
  const parts = String(headers['set-cookie']).split('; ');
  expect(parts.slice(1).toSorted()).toEqual(['HttpOnly', 'Path=/', 'Max-Age=86400', ...flags].toSorted());
  expect(String(headers['set-cookie'])).not.toContain('Domain');
  expect(await browser.call(leads.getLead, { params: { idLead } })).toMatchObject({ access: 'holder' });
});
