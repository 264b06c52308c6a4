import { describe, expect, it } from 'vitest';
import { createRepositories } from '../../../server/app/repositories.ts';
import { fillCnpjHashes } from '../../../server/leads/fill-cnpj-hashes.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { listLeads } from '../../../src/contract/panel/leads.ts';
import { exportPerson } from '../../../src/contract/panel/people.ts';
import { openTestServer, type TestServer, testKeys } from '../test-server/open-test-server.ts';
import { plansOf, scansTable } from '../test-server/query-plans.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const cnpj = '12ABC34501DE35';
const protection = createProtection(testKeys, systemRandom);

async function company(server: TestServer): Promise<string> {
  const { browser, idLead, params } = await server.leadAt('phone');
  await browser.call(leads.saveDocument, { params, body: { cnpj, company_name: '3M & Filhos Ltda.' } });
  return idLead;
}

describe.each(sampledEngines)('a search by a company’s document on %s', (engine) => {
  it('a company’s document finds its lead and its stored data without being stored in clear', async () => {
    const server = await openTestServer({ engine });
    const id = await company(server);
    const { browser } = await server.signIn('manager');
    const found = await browser.call(listLeads, { body: { search: '12.abc.345/01de-35' } });
    expect(found.leads.map((lead) => lead.id)).toEqual([id]);
    expect((await browser.call(listLeads, { body: { search: '11222333000181' } })).leads).toEqual([]);
    const { data } = await browser.call(exportPerson, { body: { document: cnpj } });
    for (const told of [cnpj, '3M & Filhos Ltda.', 'Maria Souza'])
      expect(JSON.stringify(data)).toContain(told);
    expect(JSON.stringify(await server.audit())).not.toContain(cnpj);
    const row = await server.rows('leads');
    expect(JSON.stringify(row)).not.toContain(cnpj);
  });

  it('a company’s document of an earlier version is found once its hash is filled in', async () => {
    const server = await openTestServer({ engine });
    const id = await company(server);
    await server.leadAt('name');
    await server.change('leads', { cnpj_hash: null });
    const { browser } = await server.signIn('seller');
    const search = async () => (await browser.call(listLeads, { body: { search: cnpj } })).leads;
    expect(await search()).toEqual([]);
    expect(await fillCnpjHashes(server.database, protection)).toBe(1);
    expect(await search()).toMatchObject([{ id }]);
    expect(await fillCnpjHashes(server.database, protection)).toBe(0);
  });

  it('a company’s document is found by an index', async () => {
    const server = await openTestServer({ engine });
    const repository = createRepositories(protection, systemRandom).leads;
    const plans = await plansOf(server.database, engine, async (db) => {
      await fillCnpjHashes({ ...server.database, write: (job) => job(db) }, protection);
      await repository.ofDocument(db, cnpj);
    });
    expect(plans).toHaveLength(2);
    expect(plans.filter(scansTable)).toEqual([]);
    expect(plans[0]).toContain('leads_without_cnpj_hash');
    expect(plans[1]).toContain('leads_by_cnpj');
  });
});
