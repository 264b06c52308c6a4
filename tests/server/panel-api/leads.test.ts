import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { leadList, listLeads, readLead, showLeadField } from '../../../src/contract/panel/leads.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { plan, rejectedCpf } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

/** Answers everything without ordering. */
async function leave(
  server: TestServer,
  { accepts = false, ...answers }: { accepts?: boolean; cpf?: string } = {},
) {
  const { browser: visitor, idLead, params } = await server.leadAt('confirmation', answers);
  const body = { email: `${accepts ? 'sim' : 'nao'}@exemplo.com.br`, accept_promotions: accepts };
  await visitor.call(leads.saveEmail, { params, body });
  server.pass({ minutes: 1 });
  return idLead;
}

describe.each(sampledEngines)('leads in the panel on %s', (engine) => {
  it('leads are found until they become an order or their contact expires', async () => {
    const { server, idLead: ordered, finish } = await openAt('order', { engine });
    server.pass({ minutes: 1 });
    const id = await leave(server);
    const { browser } = await server.signIn('seller');
    const found = async (search?: string) =>
      (await browser.call(listLeads, { body: search === undefined ? {} : { search } })).leads.map(
        (lead) => lead.id,
      );
    expect(await found('maria sou')).toEqual([id, ordered]);
    await finish();
    for (const search of [undefined, 'maria', '(11) 98765-4321', '529.982.247-25'])
      expect(await found(search), search ?? 'all').toEqual([id]);
    expect(await browser.call(readLead, { params: { id: ordered } })).toEqual({
      lead: null,
      orderNumber: expect.stringMatching(/^UF-/),
    });
    server.pass({ days: 30 });
    const later = (await server.signIn('seller')).browser;
    expect((await later.call(listLeads, { body: {} })).leads).toEqual([]);
    await later.refuses('404', readLead, { params: { id } });
  });

  it('leads are masked until a field is shown, which is audited', async () => {
    const server = await openTestServer({ engine });
    const id = await leave(server);
    const { browser } = await server.signIn('seller', 'Bia Reis');
    const params = { id };
    const read = await browser.ask(readLead, { params });
    for (const secret of ['52998224725', '11987654321', 'nao@exemplo', 'Quitéria'])
      expect(read.text).not.toContain(secret);
    expect(await browser.call(showLeadField, { params, body: { field: 'phone' } })).toEqual({
      value: '(11) 98765-4321',
    });
    await server.audits(`Bia Reis lead.opened ${id}`);
    await server.audits(`Bia Reis personal.shown ${id} phone`);
    server.pass({ hours: 72 });
    const later = (await server.signIn('seller')).browser;
    const { lead } = await later.call(readLead, { params });
    expect(lead?.personal.map(({ field }) => field)).toEqual(['phone', 'email']);
  });

  it('the lead file holds only visitors who left, agreed to offers and were not rejected', async () => {
    const server = await openTestServer({ engine });
    await leave(server);
    const refused = await leave(server, { accepts: true, cpf: rejectedCpf });
    await server.change('leads', { risk_status: 'rejected' }, { id: refused });
    await leave(server, { accepts: true });
    server.pass({ minutes: 60 });
    await leave(server, { accepts: true });
    const { browser } = await server.signIn('manager');
    const { leads: chosen } = await browser.call(listLeads, { body: { consent: 'offers' } });
    expect(chosen).toHaveLength(1);
    const request = listFileRequest(leadList.file.path, { region: 'SP' });
    const lines = (await browser.send(request)).text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('sim@exemplo.com.br');
    expect(lines[1]).toContain(`;"${server.providers.planLists.titleOf(plan.sku)}";`);
    expect(lines[1]).toMatch(/;"\d\d\/\d\d\/\d{4} \d\d:\d\d";.*;"E-mail";"Novo";"";"";"Site"(;""){6}$/);
    await server.audits('list.exported leads');
    const { messageStops: stops } = server.repositories;
    await server.database.write((db) => stops.stop(db, stops.hashOf('sim@exemplo.com.br'), server.now()));
    expect((await browser.send(request)).text).not.toContain('sim@exemplo.com.br');
  });
});
