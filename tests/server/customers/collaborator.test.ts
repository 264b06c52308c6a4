import { describe, expect, it } from 'vitest';
import { notSetUp } from '../../../src/content/messages/not-set-up.ts';
import { getRegulations } from '../../../src/contract/calls/catalogue.ts';
import {
  createCollaboratorLead,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { type Changes, openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { agreed, noNetwork, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const email = 'maria.souza@timbrasil.com.br';
const byEmail = { setUp: new Set(['email'] as const) };
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

/** A collaborator whose e-mail is known, and not yet proved. */
async function openCollaborator(changes?: Changes) {
  const { server, browser } = await openWithBrowser(changes);
  const { id: idLead } = await browser.call(createCollaboratorLead, { body: { email } });
  const params = { idLead };
  /** Advances the clock, because messages with equal times have no order. */
  const send = async (): Promise<string> => {
    server.pass({ minutes: 1 });
    await browser.call(sendCollaboratorCode, { params });
    return server.sentCode();
  };
  const prove = async () => {
    const proved = await browser.call(validateCollaboratorCode, { body: { idLead, code: await send() } });
    expect(proved).toEqual({ success: true, validated: true });
  };
  return { server, browser, params, send, prove };
}

describe.each(sampledEngines)('a collaborator on %s', (engine) => {
  it('a collaborator orders at the collaborator’s price once the code is proved', async () => {
    const { server, browser, params, prove } = await openCollaborator({ engine });
    await prove();
    await browser.call(leads.saveAddress, { params, body: paulista }, { version: 1 });
    await browser.call(leads.savePlan, { params, body: { idPlan: 501 } });
    const { plan } = await browser.call(leads.getLead, { params });
    const { finish } = await server.leadAt('order', { browser, email, ...params });
    const offerSelected = { sku: plan?.sku ?? '', price: plan?.price ?? 0 };
    expect((await finish({ ...agreed, offerSelected })).orderNumber).toMatch(/^UF-/);
  });

  it('a collaborator can save only the e-mail before the code is proved', async () => {
    const { browser, params } = await openCollaborator({ engine });
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
    const { server, browser, params, send, prove } = await openCollaborator({ engine });
    const attempt = (code: string) => browser.ask(validateCollaboratorCode, { body: { ...params, code } });
    expect(await attempt('123456')).toMatchObject({ status: 409, body: { code: 'closed' } });

    const first = await send();
    const second = await send();
    if (first !== second) expect(await attempt(first)).toMatchObject({ body: { validated: false } });
    for (let tries = first === second ? 0 : 1; tries < 5; tries++)
      expect(await attempt(wrong(second))).toMatchObject({ status: 200, body: { validated: false } });
    expect(await attempt(second)).toMatchObject({ status: 409, body: { code: 'closed' } });

    const third = await send();
    server.pass({ minutes: 10 });
    expect(await attempt(third)).toMatchObject({ status: 409, body: { code: 'closed' } });

    await prove();
    await browser.call(sendCollaboratorCode, { params });
    await browser.refuses('429', sendCollaboratorCode, { params });
    server.pass({ minutes: 50 });
    await browser.call(sendCollaboratorCode, { params });
  });

  it('a code asked for again under the same key is sent once and stays valid', async () => {
    const { server, browser, params } = await openCollaborator({ engine });
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
    const { browser, params, send, prove } = await openCollaborator({ engine });
    const code = await send();
    const other = { email: 'ana@timbrasil.com.br', accept_promotions: false };
    await browser.call(leads.saveEmail, { params, body: other });
    await browser.refuses('closed', validateCollaboratorCode, { body: { ...params, code } });
    await prove();
    await browser.call(leads.saveName, { params, body: { name: 'Ana Lima' } });
    await browser.call(leads.saveEmail, { params, body: other });
    await browser.call(leads.saveName, { params, body: { name: 'Ana Maria Lima' } });
    await browser.call(leads.saveEmail, { params, body: { ...other, email } });
    await browser.refuses('not-proved', leads.saveName, { params, body: { name: 'Ana Lima' } });
    const outside = { email: 'ana@exemplo.com.br', accept_promotions: false };
    await browser.refuses('422 email', leads.saveEmail, { params, body: outside });
  });

  it('a code is sent only for a collaborator’s lead', async () => {
    const { server, browser } = await openCollaborator({ engine });
    const { params } = await server.leadAt('name', { browser });
    await browser.refuses('not-collaborator', sendCollaboratorCode, { params });
    expect(await server.messages()).toEqual([]);
  });

  it('an erased collaborator’s lead takes its messages and codes along', async () => {
    const { server, browser, params, send } = await openCollaborator({ engine });
    await send();
    await browser.call(leads.deleteLead, { body: { id: params.idLead, phone: '11987654321' } });
    expect(await server.messages()).toEqual([]);
    const codes = server.rows('collaborator_codes');
    expect(await codes).toEqual([]);
  });

  it('a collaborator’s lead does not move to an address without coverage', async () => {
    const { browser, params, prove } = await openCollaborator({ engine });
    await prove();
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
    await server.browser().refuses('422 email', createCollaboratorLead, { body: { email: address } });
  },
);

it('neither the code of a collaborator nor the address is logged by the call or stored readable', async () => {
  for (const sandbox of [true, false]) {
    const { server, send } = await openCollaborator({
      sandbox,
      channelSettings: byEmail,
      services: { analysis: 'reference' },
    });
    const code = await send();
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
  expect(await server.rows('leads', 'id')).toEqual([]);
});

it('a collaborator gets the regulations of the collaborators’ offers', async () => {
  const browser = (await openTestServer()).browser();
  const own = await browser.call(getRegulations, { query: { collaborator: 'true' } });
  const common = await browser.call(getRegulations, { query: {} });
  expect(own.regulations.length).toBeGreaterThan(common.regulations.length);
});
