import { describe, expect, it } from 'vitest';
import { notSetUp } from '../../../src/content/messages/not-set-up.ts';
import { getRegulations } from '../../../src/contract/calls/catalogue.ts';
import {
  createCollaboratorLead,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { chooseDay, noNetwork, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const email = 'maria.souza@timbrasil.com.br';
const byEmail = { setUp: new Set(['email'] as const) };
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** Advances the clock, because messages with equal times have no order. */
async function send(server: TestServer, browser: Browser, params: { idLead: string }): Promise<string> {
  server.pass({ minutes: 1 });
  await browser.call(sendCollaboratorCode, { params });
  return server.sentCode();
}

async function openAsCollaborator(browser: Browser): Promise<{ idLead: string }> {
  const { id } = await browser.call(createCollaboratorLead, { body: { email } });
  return { idLead: id };
}

async function prove(server: TestServer, browser: Browser, params: { idLead: string }): Promise<void> {
  const body = { ...params, code: await send(server, browser, params) };
  expect(await browser.call(validateCollaboratorCode, { body })).toEqual({ success: true, validated: true });
}

describe.each(sampledEngines)('a collaborator on %s', (engine) => {
  it('a collaborator orders at the collaborator’s price once the code is proved', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    await prove(server, browser, params);
    await browser.call(leads.saveAddress, { params, body: paulista }, { version: 1 });
    await browser.call(leads.savePlan, { params, body: { idPlan: 501 } });
    const { plan } = await browser.call(leads.getLead, { params });
    await browser.call(leads.saveName, { params, body: { name: 'Maria Souza' } });
    await browser.call(leads.savePhone, { params, body: { phone: '11987654321' } });
    await browser.call(leads.saveBirthDate, { params, body: { birth_date: '02/02/1990' } });
    await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Josefa Souza' } });
    await browser.call(leads.saveDocument, { params, body: { cpf: '52998224725' } });
    await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
    await browser.call(leads.saveBankInfo, { params, body: { direct_debit: false } });
    await browser.call(leads.confirmLead, { params, query: {}, body: {} });
    await chooseDay(browser, params, server.now());
    const offerSelected = { sku: plan?.sku ?? '', price: plan?.price ?? 0 };
    const body = { accept_information: true as const, offerSelected };
    expect((await browser.call(leads.finishOrder, { params, body })).orderNumber).toMatch(/^UF-/);
  });

  it('a collaborator can save only the e-mail before the code is proved', async () => {
    const { browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    const body = { name: 'Maria Souza' };
    const refusals = [
      await browser.refused(leads.saveName, { params, body }),
      await browser.refused(leads.saveAddress, { params, body: paulista }),
      await browser.refused(leads.confirmLead, { params, query: {}, body: {} }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'not-proved' });
    await browser.call(leads.saveEmail, {
      params,
      body: { email: 'ana@timbrasil.com.br', accept_promotions: true },
    });
  });

  it('a lead that only names the collaborator campaign cannot be answered', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const lead = { addon: 'oferta-colaborador', flags: { collaborator_special_offer: true } };
    const { id } = await browser.call(leads.createLead, { body: { coverage: paulista, lead } });
    const answering = server.leadAt('confirmation', { browser, idLead: id });
    await expect(answering).rejects.toThrow('not-proved');
  });

  it('a collaborator’s new code ends the old one, and codes end by tries and by time', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    const attempt = (code: string) => browser.ask(validateCollaboratorCode, { body: { ...params, code } });
    expect(await attempt('123456')).toMatchObject({ status: 409, body: { code: 'closed' } });

    const first = await send(server, browser, params);
    const second = await send(server, browser, params);
    if (first !== second) expect(await attempt(first)).toMatchObject({ body: { validated: false } });
    for (let tries = first === second ? 0 : 1; tries < 5; tries++)
      expect(await attempt(wrong(second))).toMatchObject({ status: 200, body: { validated: false } });
    expect(await attempt(second)).toMatchObject({ status: 409, body: { code: 'closed' } });

    const third = await send(server, browser, params);
    server.pass({ minutes: 10 });
    expect(await attempt(third)).toMatchObject({ status: 409, body: { code: 'closed' } });

    await prove(server, browser, params);
    await browser.call(sendCollaboratorCode, { params });
    expect(await browser.refused(sendCollaboratorCode, { params })).toMatchObject({ status: 429 });
    server.pass({ minutes: 50 });
    await browser.call(sendCollaboratorCode, { params });
  });

  it('a code asked for again under the same key is sent once and stays valid', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    const key = 'a-code-asked-for-once';
    await browser.call(sendCollaboratorCode, { params }, { key });
    const code = await server.sentCode();
    const again = await browser.ask(sendCollaboratorCode, { params }, { key });
    expect(again.headers['idempotent-replayed']).toBe('true');
    const codes = (await server.messages()).filter(({ kind }) => kind === 'collaborator-code');
    expect(codes).toHaveLength(1);
    const proved = await browser.call(validateCollaboratorCode, { body: { ...params, code } });
    expect(proved).toEqual({ success: true, validated: true });
  });

  it('a collaborator’s new e-mail needs another code', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    const code = await send(server, browser, params);
    const other = { email: 'ana@timbrasil.com.br', accept_promotions: false };
    await browser.call(leads.saveEmail, { params, body: other });
    expect(await browser.refused(validateCollaboratorCode, { body: { ...params, code } })).toMatchObject({
      code: 'closed',
    });
    await prove(server, browser, params);
    await browser.call(leads.saveName, { params, body: { name: 'Ana Lima' } });
    await browser.call(leads.saveEmail, { params, body: other });
    await browser.call(leads.saveName, { params, body: { name: 'Ana Maria Lima' } });
    await browser.call(leads.saveEmail, { params, body: { ...other, email } });
    expect(await browser.refused(leads.saveName, { params, body: { name: 'Ana Lima' } })).toMatchObject({
      code: 'not-proved',
    });
    const outside = { email: 'ana@exemplo.com.br', accept_promotions: false };
    expect(await browser.refused(leads.saveEmail, { params, body: outside })).toMatchObject({
      status: 422,
      fields: [{ field: 'email' }],
    });
  });

  it('a collaborator’s code is sent only at the request of the lead’s own browser and site', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await browser.refused(sendCollaboratorCode, { params }, fromElsewhere)).toMatchObject({
      status: 403,
    });
    expect(await server.browser().refused(sendCollaboratorCode, { params })).toMatchObject({
      code: 'not-holder',
    });
    expect(await server.messages()).toEqual([]);
    const { params: plain } = await server.leadAt('name', { browser });
    expect(await browser.refused(sendCollaboratorCode, { params: plain })).toMatchObject({
      code: 'not-collaborator',
    });
  });

  it('an erased collaborator’s lead takes its messages and codes along', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const { idLead } = await openAsCollaborator(browser);
    await send(server, browser, { idLead });
    await browser.call(leads.deleteLead, { body: { id: idLead, phone: '11987654321' } });
    expect(await server.messages()).toEqual([]);
    const codes = server.rows('collaborator_codes');
    expect(await codes).toEqual([]);
  });

  it('a collaborator’s lead does not move to an address without coverage', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const params = await openAsCollaborator(browser);
    await prove(server, browser, params);
    expect(await browser.refused(leads.saveAddress, { params, body: noNetwork })).toMatchObject({
      code: 'not-covered',
      error: 'Sem cobertura',
    });
  });
});

it.each(['maria@exemplo.com.br', 'maria@timbrasil.com.br.exemplo.com', 'maria@nottimbrasil.com.br'])(
  'the e-mail %s is not a collaborator’s',
  async (address) => {
    const server = await openTestServer();
    const refusal = await server.browser().refused(createCollaboratorLead, { body: { email: address } });
    expect(refusal).toMatchObject({ status: 422, fields: [{ field: 'email' }] });
  },
);

it('neither the code of a collaborator nor the address is logged by the call or stored readable', async () => {
  for (const sandbox of [true, false]) {
    const { server, browser } = await openWithBrowser({
      sandbox,
      channelSettings: byEmail,
      services: { analysis: 'reference' },
    });
    const params = await openAsCollaborator(browser);
    const code = await send(server, browser, params);
    expect(code).toMatch(/^\d{6}$/);
    expect(server.logged()).not.toMatch(new RegExp(`${code}|maria`));
    const rows = await server.rows('message_outbox');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|maria`));
  }
});

it('a collaborator is refused at the start where no e-mail is configured', async () => {
  const server = await openTestServer({ sandbox: false });
  const refusal = await server.browser().refused(createCollaboratorLead, { body: { email } });
  expect(refusal).toMatchObject({ status: 409, code: 'not-set-up' });
  expect(refusal.error).toContain(notSetUp.collaboratorCode);
  const leadsOpened = await server.rows('leads', 'id');
  expect(leadsOpened).toEqual([]);
});

it('a collaborator gets the regulations of the collaborators’ offers', async () => {
  const browser = (await openTestServer()).browser();
  const own = await browser.call(getRegulations, { query: { collaborator: 'true' } });
  const common = await browser.call(getRegulations, { query: {} });
  expect(own.regulations.length).toBeGreaterThan(common.regulations.length);
});
