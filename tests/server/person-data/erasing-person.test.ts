import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../server/database/database.ts';
import { openTombstoneFile } from '../../../server/tombstones/tombstone-file.ts';
import { updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { erasePerson, exportPerson } from '../../../src/contract/panel/people.ts';
import { writtenOnWhatsApp } from '../conversations/whatsapp-conversation.ts';
import { renewing } from '../customers/customer.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { approvedCpf, noNetwork, paulista, quizCpf, rejectedCpf } from '../test-server/order.ts';
import { type Engine, engines, temporaryFolder } from '../test-server/test-database.ts';

const phone = '11987654321';
const asked = { document: rejectedCpf, reason: 'by-letter' as const };

async function openShop(engine: Engine) {
  const tombstones = openTombstoneFile(join(temporaryFolder(), 'shop.tombstones'));
  const { server, browser: manager } = await openSignedIn('manager', { engine, tombstones });
  return { server, tombstones, manager };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** A refused lead with a requested review and a contact left elsewhere by the same phone. */
async function leaveTraces({ server }: Shop) {
  const { browser, idLead, params, confirm } = await server.leadAt('confirmation', { cpf: rejectedCpf });
  const email = 'maria@exemplo.com.br';
  await browser.call(
    leads.saveEmail,
    { params, body: { email, accept_promotions: true } },
    { key: 'k'.repeat(20) },
  );
  await confirm();
  await browser.call(leads.requestReview, { params, body: { message: 'Olhem de novo.' } });
  const dueAt = server.now();
  const message = { kind: 'reminder', channel: 'email' as const, to: email, data: {}, leadId: idLead };
  const life = { dueAt, sendUntil: dueAt, endsAt: dueAt };
  await server.database.write((db) =>
    server.repositories.outbox.put(db, { ...message, ...life }, server.now()),
  );
  const opened = await browser.call(leads.createLead, { body: { coverage: noNetwork, lead: {} } });
  const contact = { name: 'Maria Souza', phone, accept_information: true };
  await browser.call(updateNoCoverageLead, { body: { id: opened.idLeadNoCoverage ?? '', ...contact } });
  return { browser, idLead };
}

/** The picture of an identity, fetched, and what somebody of the team has begun to write. */
async function storeFileAndDraft(db: Connection, conversation_id: string) {
  const { id: message_id } = await db
    .selectFrom('conversation_messages')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .executeTakeFirstOrThrow();
  const at = '2026-01-01T12:00:00.000Z';
  const fetched = { type: 'image/jpeg', size: 3, content: 'sealed', source: 'sealed', reason: null };
  await db
    .insertInto('conversation_media')
    .values({ message_id, conversation_id, kind: 'picture', tries: 1, due_at: null, at, ...fetched })
    .execute();
  await db
    .insertInto('conversation_drafts')
    .values({ id: `${conversation_id} ana`, conversation_id, body: 'sealed', at })
    .execute();
}

describe.each(engines)('erasing a person at the desk, on %s', (engine) => {
  it('a document that nobody has given erases no contact of others', async () => {
    const shop = await openShop(engine);
    await leaveTraces(shop);
    const contacts = () => shop.server.rows('no_coverage_leads');
    const there = await contacts();

    const body = { ...asked, document: approvedCpf };
    expect(await shop.manager.call(erasePerson, { body })).toEqual({ erased: 0, kept: [] });

    expect(there).toHaveLength(1);
    expect(await contacts()).toEqual(there);
  });

  it('an erasure at the desk reaches what the person’s own reaches, and is repeated without harm', async () => {
    const shop = await openShop(engine);
    const { server, tombstones, manager } = shop;
    const { browser, idLead } = await leaveTraces(shop);
    expect(await everythingStored(server.database)).toMatchObject({
      ...{ leads: [{ id: idLead }], no_coverage_leads: [{ phone }], reviews: [{ lead_id: idLead }] },
      ...{ idempotency_keys: [{ lead_id: idLead }], message_outbox: [{ lead_id: idLead }] },
    });
    await server.leadAt('name');

    expect(await manager.call(erasePerson, { body: asked })).toEqual({ erased: 2, kept: [] });

    const stored = await everythingStored(server.database);
    expect(stored).toMatchObject({
      leads: [{ cpf_hash: null }],
      ...{ no_coverage_leads: [], reviews: [], idempotency_keys: [], message_outbox: [] },
    });
    expect(JSON.stringify(stored)).not.toContain(idLead);
    expect(await server.rows('consents', 'subject_id')).not.toContainEqual({ subject_id: idLead });
    expect(tombstones.read()).toHaveLength(2);
    await browser.refuses('404', leads.getLead, { params: { idLead } });
    await manager.refuses('404', exportPerson, { body: { document: rejectedCpf } });

    expect(await manager.call(erasePerson, { body: asked })).toEqual({ erased: 0, kept: [] });
    expect(tombstones.read()).toHaveLength(2);
  });

  it('an erasure reaches what was begun without a document by the same phone or e-mail, however it is written', async () => {
    const shop = await openShop(engine);
    const { server, manager } = shop;
    await leaveTraces(shop);
    const begin = async (contact: { phone?: string; email?: string }) => {
      const lead = { name: 'Maria Souza', ...contact, accept_promotions: true };
      for (const coverage of [paulista, noNetwork])
        await server.browser().call(leads.createLead, { body: { coverage, lead } });
    };
    await begin({ phone });
    await begin({ email: 'Maria@exemplo.com.br' });
    await begin({ phone: '11900001111', email: 'outra@exemplo.com.br' });

    expect(await manager.call(erasePerson, { body: asked })).toEqual({ erased: 6, kept: [] });

    const left = { phone: '11900001111', email: 'outra@exemplo.com.br' };
    expect(await everythingStored(server.database)).toMatchObject({
      leads: [left],
      no_coverage_leads: [left],
    });
  });

  it('an erasure reaches the talks of the person’s numbers in which nobody gave a document, with files and drafts', async () => {
    const { server, manager, tombstones } = await openShop(engine);
    await server.leadAt('confirmation', { cpf: rejectedCpf });
    const opened = { coverage: paulista, lead: {} };
    const begun = await server.browser().call(leads.createLead, { body: opened });
    const other = await server.leadAt('confirmation', { cpf: quizCpf, phone: '11900001111' });
    const talkOf = async (of: string, leadId?: string) => {
      const id = await writtenOnWhatsApp(server, of, { leadId: leadId ?? null, said: 'olá' });
      await server.database.write((db) => storeFileAndDraft(db, id));
    };
    const left = () =>
      Promise.all([
        server.rows('conversations'),
        server.rows('conversation_messages'),
        server.rows('conversation_media'),
        server.rows('conversation_drafts'),
      ]);
    await talkOf('11900001111');
    const ofOthers = await left();

    for (const leadId of [undefined, 'one that has ended', begun.id]) {
      await talkOf(phone, leadId);
      await manager.call(erasePerson, { body: asked });
      expect(await left()).toEqual(ofOthers);
      await server.leadAt('confirmation', { cpf: rejectedCpf });
    }
    expect(tombstones.read()).toHaveLength(6);
    expect(await server.rows('leads', 'id')).not.toContainEqual({ id: begun.id });

    await talkOf(phone, other.idLead);
    const withDocument = await left();
    await manager.call(erasePerson, { body: asked });
    expect(await left()).toEqual(withDocument);

    await server.browser().call(findRenewalOffers, { body: renewing });
    await talkOf('11976543210');
    await manager.call(erasePerson, { body: { ...asked, document: renewing.cpf } });
    expect(await left()).toEqual(withDocument);
  });

  it('a placed order, the imported customer and a requested call stay, and the panel is told', async () => {
    const shop = await openShop(engine);
    const { server, manager } = shop;
    await server.ordered();
    await server.browser().call(requestCall, { body: { telephone: phone } });
    await server.browser().call(findRenewalOffers, { body: renewing });
    const before = await everythingStored(server.database);

    const ordered = { ...asked, document: approvedCpf };
    const kept = [
      { kind: 'orders', count: 1 },
      { kind: 'calls', count: 1 },
    ];
    expect(await manager.call(erasePerson, { body: ordered })).toEqual({ erased: 0, kept });
    expect(await everythingStored(server.database)).toEqual(before);

    const renewed = { ...asked, document: renewing.cpf };
    const customer = [{ kind: 'customer', count: 1 }];
    expect(await manager.call(erasePerson, { body: renewed })).toEqual({ erased: 1, kept: customer });
    expect(await everythingStored(server.database)).toMatchObject({ renewals: [] });
  });

  it('an erasure at the desk is audited by its reason, without the document', async () => {
    const shop = await openShop(engine);
    const { idLead } = await leaveTraces(shop);
    await shop.manager.call(erasePerson, { body: asked });
    const entries = await shop.server.audit();
    expect(entries[0]).toMatchObject({
      ...{ action: 'person.erased', subject: 'person', detail: 'by-letter; erased: 2; kept: 0' },
    });
    const told = JSON.stringify(entries);
    for (const secret of [rejectedCpf, phone, idLead, 'Maria']) expect(told).not.toContain(secret);
  });

  it('an erasure without a reason of the list is refused, and nothing is erased', async () => {
    const shop = await openShop(engine);
    await leaveTraces(shop);
    const before = await everythingStored(shop.server.database);
    const wordy = { document: rejectedCpf, reason: 'Maria pediu' };
    for (const payload of [{ document: rejectedCpf }, wordy]) {
      const { status } = await shop.manager.send({
        method: 'POST',
        url: '/api/panel/people/erase',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
        payload: JSON.stringify(payload),
      });
      expect(status).toBe(422);
    }
    expect(await everythingStored(shop.server.database)).toEqual(before);
  });
});
