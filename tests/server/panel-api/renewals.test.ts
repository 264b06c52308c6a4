import { describe, expect, it } from 'vitest';
import { fillRenewalTerms } from '../../../server/renewals/fill-renewal-terms.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import * as renewalsCalls from '../../../src/contract/panel/renewals.ts';
import { renewing } from '../customers/customer.ts';
import { renew } from '../customers/renew.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const another = { ...renewing, cpf: '70000001120' };

/** Two renewals, the newer one last. */
async function renewTwice(server: TestServer): Promise<[string, string]> {
  const first = await renew(server.browser());
  server.pass({ minutes: 1 });
  const second = await renew(server.browser(), another);
  server.pass({ minutes: 1 });
  return [first, second];
}

const secrets = [renewing.cpf, '390.533.447', '11976543210', 'renata@'];

describe.each(sampledEngines)('renewals in the panel on %s', (engine) => {
  it('finished renewals are listed, the newest first, with the document masked', async () => {
    const server = await openTestServer({ engine });
    const [first, second] = await renewTwice(server);
    await server.browser().call(findRenewalOffers, { body: { ...renewing, cpf: '70000001201' } });
    const { browser } = await server.signIn('seller');
    const { status, text } = await browser.ask(renewalsCalls.listRenewals, { body: {} });
    expect(status).toBe(200);
    for (const secret of secrets) expect(text).not.toContain(secret);
    const { renewals } = await browser.call(renewalsCalls.listRenewals, { body: {} });
    expect(renewals.map(({ number }) => number)).toEqual([second, first]);
    expect(renewals[1]).toMatchObject({
      name: 'Renata Alves Moreira',
      document: '***.***.447-05',
      state: 'placed',
      presentPlan: '300 Mega',
      plan: expect.stringMatching(/./),
    });
  });

  it('renewals are filtered by state, plan and day, and paged', async () => {
    const server = await openTestServer({ engine });
    const [first, second] = await renewTwice(server);
    await server.database.write((db) => server.repositories.renewals.object(db, first, server.now()));
    const { browser } = await server.signIn('seller');
    const found = async (body: Parameters<typeof renewalsCalls.listRenewals.body.parse>[0]) =>
      (
        await browser.call(renewalsCalls.listRenewals, { body: renewalsCalls.listRenewals.body.parse(body) })
      ).renewals.map(({ number }) => number);
    expect(await found({ state: 'cancelled' })).toEqual([first]);
    expect(await found({ state: 'placed' })).toEqual([second]);
    expect(await found({ state: 'confirmed' })).toEqual([]);
    expect(await found({ plan: 'd600b' })).toEqual([second, first]);
    expect(await found({ plan: 'd500a' })).toEqual([]);
    expect(await found({ from: '2026-11-24' })).toEqual([]);
    const [newest] = (await browser.call(renewalsCalls.listRenewals, { body: {} })).renewals;
    expect(await found({ after: `${newest?.placedAt} ${newest?.number}` })).toEqual([first]);
    server.pass({ hours: 48 });
    const later = (await server.signIn('seller')).browser;
    const { renewals } = await later.call(renewalsCalls.listRenewals, { body: { state: 'confirmed' } });
    expect(renewals).toMatchObject([{ number: second, state: 'confirmed' }]);
  });

  it('personal data of a renewal is masked until shown, and every look is audited', async () => {
    const server = await openTestServer({ engine });
    const number = await renew(server.browser());
    const { browser } = await server.signIn('seller', 'Bia Reis');
    const params = { number };
    const read = await browser.ask(renewalsCalls.readRenewal, { params });
    for (const secret of secrets) expect(read.text).not.toContain(secret);
    expect(await browser.call(renewalsCalls.showRenewalField, { params, body: { field: 'phone' } })).toEqual({
      value: '(11) 97654-3210',
    });
    await browser.refuses('404', renewalsCalls.showRenewalField, { params, body: { field: 'cnpj' } });
    const unknown = { number: 'UF-00000000000' };
    await browser.refuses('404', renewalsCalls.readRenewal, { params: unknown });
    await server.audits(`Bia Reis renewal.opened renewal ${number}`);
    await server.audits(`Bia Reis personal.shown renewal ${number} phone`);
    const { timeline } = (await browser.call(renewalsCalls.readRenewal, { params })).renewal;
    expect(timeline.map(({ kind, what }) => `${kind} ${what}`)).toEqual(
      expect.arrayContaining([
        'renewal placed',
        'message contract-changed',
        'look renewal.opened',
        'look personal.shown',
      ]),
    );
  });

  it('the team notes something on a renewal, and that it carried it out once nobody may object', async () => {
    const server = await openTestServer({ engine });
    const number = await renew(server.browser());
    const params = { number };
    const early = (await server.signIn('seller', 'Bia Reis')).browser;
    await early.call(renewalsCalls.addRenewalNote, { params, body: { text: 'Prefere mensagem.' } });
    const done = { params, body: { from: 'confirmed' as const, to: 'carried-out' as const } };
    await early.refuses('412', renewalsCalls.changeRenewalState, done);
    const placed = { params, body: { from: 'placed' as const, to: 'carried-out' as const } };
    await early.refuses('409', renewalsCalls.changeRenewalState, placed);

    server.pass({ hours: 48 });
    const { browser } = await server.signIn('seller', 'Ana Lima');
    const read = async () => (await browser.call(renewalsCalls.readRenewal, { params })).renewal;
    expect(await read()).toMatchObject({ state: 'confirmed', mayBecome: 'carried-out' });
    await browser.call(renewalsCalls.changeRenewalState, done);
    await browser.refuses('412', renewalsCalls.changeRenewalState, done);
    const { state, mayBecome, timeline } = await read();
    expect({ state, mayBecome }).toEqual({ state: 'carried-out', mayBecome: 'confirmed' });
    expect(timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'note', by: 'Bia Reis', text: 'Prefere mensagem.' }),
        expect.objectContaining({ kind: 'renewal', by: 'Ana Lima', what: 'carried-out' }),
      ]),
    );
    const found = async (of: 'confirmed' | 'carried-out') =>
      (await browser.call(renewalsCalls.listRenewals, { body: { state: of } })).renewals.length;
    expect([await found('confirmed'), await found('carried-out')]).toEqual([0, 1]);
    const back = { params, body: { from: 'carried-out' as const, to: 'confirmed' as const } };
    expect(await browser.call(renewalsCalls.changeRenewalState, back)).toEqual({ state: 'confirmed' });
    for (const action of ['renewal.noted', 'renewal.changed']) await server.audits(action);
  });

  it('the file of renewals holds what is listed', async () => {
    const server = await openTestServer({ engine });
    const [first] = await renewTwice(server);
    const { browser } = await server.signIn('manager');
    const file = await browser.send(
      listFileRequest(renewalsCalls.renewalList.file.path, { search: renewing.cpf }),
    );
    expect(file.headers['content-disposition']).toContain('renovacoes.csv');
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(first);
    for (const secret of secrets) expect(file.text).not.toContain(secret);
    await server.audits('list.exported renewals');
  });

  it('a renewal that an older version stored is found once the search index is filled in', async () => {
    const server = await openTestServer({ engine });
    const number = await renew(server.browser());
    await server.database.write(async (db) => {
      await db.deleteFrom('renewal_terms').execute();
      await db.updateTable('renewal_orders').set({ searchable: null }).execute();
    });
    const { browser } = await server.signIn('seller');
    const found = async () =>
      (await browser.call(renewalsCalls.listRenewals, { body: { search: 'renata' } })).renewals;
    expect(await found()).toEqual([]);
    const { protection } = server;
    expect(await fillRenewalTerms(server.database, protection)).toBe(1);
    expect(await fillRenewalTerms(server.database, protection)).toBe(0);
    expect(await found()).toMatchObject([{ number }]);
  });

  it('a stored renewal and its search index hold nothing that names the customer', async () => {
    const server = await openTestServer({ engine });
    await renew(server.browser());
    const rows = [...(await server.rows('renewals')), ...(await server.rows('renewal_terms'))];
    expect(JSON.stringify(rows)).not.toMatch(/renata|alves|39053344705|11976543210/i);
  });
});
