import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import {
  addLeadNote,
  changeLeadWork,
  listDueLeads,
  listSellers,
  sendLinkToLead,
  setLeadOwner,
} from '../../../src/contract/panel/lead-work.ts';
import { listLeads, readLead } from '../../../src/contract/panel/leads.ts';
import { readOrder } from '../../../src/contract/panel/orders.ts';
import { exportPerson } from '../../../src/contract/panel/people.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { openTestServer, TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { approvedCpf } from '../test-server/order.ts';
import type { SignedIn } from '../test-server/situations.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';

const today = '2026-11-23';

/** Bia and Caio sell, Davi manages; Maria stopped before her order. */
async function openShop(engine: Engine, options: Parameters<typeof openTestServer>[0] = {}) {
  const { server, browser: visitor, idLead: id } = await openAt('confirmation', { engine, ...options });
  const params = { id };
  const bia = await server.signIn('seller', 'Bia Reis');
  const caio = await server.signIn('seller', 'Caio Melo');
  const davi = await server.signIn('manager', 'Davi Luz');
  const read = async ({ browser }: SignedIn = bia) => (await browser.call(readLead, { params })).lead;
  const take = ({ browser, id: to }: SignedIn) =>
    browser.call(setLeadOwner, { params, body: { from: null, to } });
  const work = ({ browser }: SignedIn, body: BodyOf<typeof changeLeadWork>) =>
    browser.call(changeLeadWork, { params, body });
  return { server, visitor, id, params, bia, caio, davi, read, take, work };
}

/** What the start page shows. */
const due = async ({ browser }: SignedIn, owner: 'me' | 'me-or-ended' = 'me') =>
  (await browser.call(listDueLeads, { query: { owner } })).leads;

const did = async (server: TestServer, id: string) =>
  (await server.audit())
    .filter(({ subjectId, action }) => subjectId === id && action !== 'lead.opened')
    .map(({ operator, action, detail }) => [operator, action, detail].filter(Boolean).join(' '))
    .toReversed();

describe.each(sampledEngines)('the work on leads on %s', (engine) => {
  it('a seller takes a lead, notes, sets the next contact, and it stands under today until it is done', async () => {
    const { server, id, params, bia, caio, read, take, work } = await openShop(engine);
    expect(await read()).toMatchObject({ status: 'new', owner: null, nextDay: null });
    await take(bia);
    server.pass({ minutes: 1 });
    await bia.browser.call(addLeadNote, { params, body: { text: 'Liga depois do almoço.' } });
    server.pass({ minutes: 1 });
    await work(bia, { from: 'new', to: 'talking', nextDay: '2026-11-24' });
    expect(await due(bia)).toEqual([]);
    server.pass({ days: 2 });
    const again = await signedInSame(server, bia);
    const onCard = { id, name: 'Maria Souza', nextDay: '2026-11-24', note: 'Liga depois do almoço.' };
    const phone = [{ field: 'phone', masked: expect.stringContaining('*') }];
    expect(await due(again)).toMatchObject([{ ...onCard, phone }]);
    expect(await due(await signedInSame(server, caio))).toEqual([]);
    // The day is over, and stays: nobody has chosen it now.
    await work(again, { from: 'talking', fromDay: '2026-11-24', to: 'negotiating', nextDay: '2026-11-24' });
    server.pass({ minutes: 1 });
    const lost = { from: 'negotiating', to: 'lost', reason: 'too-expensive' } as const;
    await again.browser.refuses('412 stale', changeLeadWork, { params, body: lost });
    await work(again, { ...lost, fromDay: '2026-11-24' });
    expect(await due(again)).toEqual([]);
    const lead = await read(again);
    expect(lead).toMatchObject({ status: 'lost', reason: 'too-expensive', nextDay: null });
    expect(lead?.timeline.map(({ kind, by, what, text }) => [kind, by, what, text].join(' | '))).toEqual([
      'work | Bia Reis | lead.changed | negotiating → lost · too-expensive',
      'work | Bia Reis | lead.changed | talking → negotiating · 24/11/2026',
      'work | Bia Reis | lead.changed | new → talking · 24/11/2026',
      'note | Bia Reis |  | Liga depois do almoço.',
      'work | Bia Reis | lead.taken | ',
      expect.stringContaining('look | Bia Reis | lead.opened'),
    ]);
    expect(await did(server, id)).toEqual([
      'Bia Reis lead.taken',
      'Bia Reis lead.noted',
      'Bia Reis lead.changed new → talking · 24/11/2026',
      'Bia Reis lead.changed talking → negotiating · 24/11/2026',
      'Bia Reis lead.changed negotiating → lost · too-expensive',
    ]);
  });

  it('of two sellers who take a lead at once the second hears who has it, and may only note', async () => {
    const { server, bia, caio, params, take, work } = await openShop(engine);
    const wanted = { id: (await server.leadAt('name')).idLead };
    const both = await Promise.allSettled(
      [bia, caio].map(({ browser, id: to }) =>
        browser.call(setLeadOwner, { params: wanted, body: { from: null, to } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await take(bia);
    const refused = { status: 409, code: 'taken', error: expect.stringContaining('Bia Reis') };
    expect(
      await caio.browser.refused(setLeadOwner, { params, body: { from: null, to: caio.id } }),
    ).toMatchObject(refused);
    const body = { from: 'new' as const, to: 'talking' as const };
    expect(await caio.browser.refused(changeLeadWork, { params, body })).toMatchObject(refused);
    expect(await caio.browser.refused(sendLinkToLead, { params })).toMatchObject(refused);
    await caio.browser.call(addLeadNote, { params, body: { text: 'Ligou para mim também.' } });
    await work(bia, body);
    await bia.browser.refuses('412 stale', changeLeadWork, { params, body });
  });

  it('a manager gives a lead to a colleague who sells, a seller only gives back the own one', async () => {
    const { server, bia, caio, davi, params, take, read } = await openShop(engine);
    await take(bia);
    const give = { from: bia.id, to: caio.id };
    await bia.browser.refuses('403', setLeadOwner, { params, body: give });
    const marketer = await server.signIn('marketer', 'Eva Paz');
    for (const to of [marketer.id, crypto.randomUUID()])
      await davi.browser.refuses('422 to', setLeadOwner, { params, body: { from: bia.id, to } });
    await davi.browser.call(setLeadOwner, { params, body: give });
    expect((await read())?.owner).toEqual({ id: caio.id, name: 'Caio Melo' });
    await caio.browser.call(setLeadOwner, { params, body: { from: caio.id, to: null } });
    expect((await read())?.owner).toBeNull();
    const { sellers } = await bia.browser.call(listSellers, {});
    expect(sellers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Bia Reis', 'Caio Melo', 'Davi Luz']),
    );
    expect(sellers.map(({ name }) => name)).not.toContain('Eva Paz');
  });

  it('a next contact in the past, a loss without a reason and an order that does not exist are refused', async () => {
    const { bia, params, work, read } = await openShop(engine);
    const refused = (body: BodyOf<typeof changeLeadWork>) =>
      bia.browser.refused(changeLeadWork, { params, body });
    const from = 'new' as const;
    for (const [body, field] of [
      [{ from, to: 'talking', nextDay: '2026-11-22' }, 'nextDay'],
      // The contact is kept for thirty days.
      [{ from, to: 'talking', nextDay: '2026-12-23' }, 'nextDay'],
      // The clock shows noon.
      [{ from, to: 'talking', nextDay: `${today}T11:59` }, 'nextDay'],
      [{ from, to: 'talking', nextDay: `${today}T24:00` }, 'nextDay'],
      [{ from, to: 'lost' }, 'reason'],
      [{ from, to: 'won' }, 'order'],
      [{ from, to: 'won', order: 'UF-00000000000' }, 'order'],
    ] as const)
      expect(await refused(body)).toMatchObject({ status: 422, fields: [{ field }] });
    expect(await read()).toMatchObject({ status: 'new', owner: null });
    const nextDay = `${today}T14:30`;
    await work(bia, { from, to: 'talking', nextDay });
    expect(await read()).toMatchObject({ status: 'talking', owner: { name: 'Bia Reis' }, nextDay });
    expect(await due(bia)).toMatchObject([{ nextDay }]);
  });

  it('the order of a lead ends its work as won, keeps the seller, and the lead leads to it', async () => {
    const { server, bia, caio } = await openShop(engine);
    const { idLead: id, finish } = await server.leadAt('order');
    const params = { id };
    await bia.browser.call(setLeadOwner, { params, body: { from: null, to: bia.id } });
    const begun = { from: 'new', to: 'negotiating', nextDay: today } as const;
    await bia.browser.call(changeLeadWork, { params, body: begun });
    await bia.browser.call(addLeadNote, { params, body: { text: 'Quer instalar sábado.' } });
    const { orderNumber } = await finish();
    expect(await bia.browser.call(readLead, { params })).toEqual({ lead: null, orderNumber });
    const { order } = await caio.browser.call(readOrder, { params: { number: orderNumber } });
    expect(order.seller).toBe('Bia Reis');
    expect(order.timeline.map(({ kind, text }) => `${kind} ${text}`)).toContain('note Quer instalar sábado.');
    expect(await due(bia)).toEqual([]);
    await bia.browser.refuses('404', addLeadNote, { params, body: { text: 'Tarde demais.' } });
    const [stored] = (await server.rows('lead_work')).filter(({ lead_id }) => lead_id === id);
    expect(stored).toMatchObject({ status: 'won', order_number: orderNumber, next_day: null });
  });

  it('a lead is won by an order under another document, which has its seller until the work says otherwise', async () => {
    const { server, bia, caio, davi, work, read } = await openShop(engine);
    const { orderNumber: order } = await server.ordered();
    await work(bia, { from: 'new', to: 'won', order });
    expect(await read()).toMatchObject({ status: 'won', orderNumber: order });
    const seller = async () =>
      (await caio.browser.call(readOrder, { params: { number: order } })).order.seller;
    expect(await seller()).toBe('Bia Reis');
    await work(bia, { from: 'won', to: 'won', order });
    expect(await seller()).toBe('Bia Reis');
    server.pass({ minutes: 1 });
    await work(bia, { from: 'won', to: 'talking' });
    expect(await seller()).toBeNull();
    expect((await did(server, order)).filter((text) => text.includes('order.credited'))).toEqual([
      'Bia Reis order.credited Bia Reis',
      'Bia Reis order.credited',
    ]);
    await work(davi, { from: 'talking', to: 'won', order });
    expect(await seller()).toBe('Bia Reis');
  });

  it('an order is not won by a lead that began later, of somebody else, or when a colleague sold it', async () => {
    const { server, bia, caio, davi } = await openShop(engine);
    const { finish } = await server.leadAt('order');
    const stranger = { id: (await server.leadAt('name')).idLead };
    server.pass({ minutes: 1 });
    const { orderNumber: order } = await finish();
    server.pass({ minutes: 1 });
    const later = { id: (await server.leadAt('confirmation')).idLead };
    const body = { from: 'new', to: 'won', order } as const;
    const refused = { status: 422, fields: [{ field: 'order' }] };
    expect(await bia.browser.refused(changeLeadWork, { params: later, body })).toMatchObject(refused);
    expect(await bia.browser.refused(changeLeadWork, { params: stranger, body })).toMatchObject(refused);
    await davi.browser.call(changeLeadWork, { params: stranger, body });
    const own = { id: (await server.leadAt('name')).idLead };
    expect(await caio.browser.refused(changeLeadWork, { params: own, body })).toMatchObject(refused);
    const { seller } = (await caio.browser.call(readOrder, { params: { number: order } })).order;
    expect(seller).toBe('Davi Luz');
  });

  it('a lead that is given back has no next contact, and those of an ended account are due for who assigns', async () => {
    const { server, id, bia, caio, davi, params, read, take, work } = await openShop(engine);
    await work(bia, { from: 'new', to: 'talking', nextDay: today });
    expect(await due(bia)).toMatchObject([{ id }]);
    expect([await due(caio), await due(davi, 'me-or-ended')]).toEqual([[], []]);
    await server.change('operators', { disabled_at: server.now().toISOString() }, { id: bia.id });
    expect([await due(caio), await due(davi)]).toEqual([[], []]);
    expect(await due(davi, 'me-or-ended')).toMatchObject([{ id }]);
    const looks = (await server.audit()).filter(({ action }) => action === 'list.read');
    expect(looks).toMatchObject([{ operator: 'Davi Luz' }]);
    await davi.browser.call(setLeadOwner, { params, body: { from: bia.id, to: null } });
    expect(await read(caio)).toMatchObject({ owner: null, status: 'talking', nextDay: null });
    await take(caio);
    expect(await due(caio)).toEqual([]);
  });

  it('the link leaves by the channel that the view names, once an hour, and lives for 72 hours from then on', async () => {
    const { server, id, params, bia, read } = await openShop(engine);
    expect(await read()).toMatchObject({ linkBy: 'whatsapp' });
    server.pass({ days: 5 });
    const later = await signedInSame(server, bia);
    const stranger = server.browser();
    await stranger.refuses('410', leads.getLead, { params: { idLead: id } });
    await later.browser.call(sendLinkToLead, { params });
    expect(await server.messages()).toMatchObject([
      { kind: 'lead-link', channel: 'whatsapp', text: expect.stringContaining(id) },
    ]);
    await stranger.call(leads.getLead, { params: { idLead: id } });
    expect(await later.browser.refused(sendLinkToLead, { params })).toMatchObject({
      status: 429,
      error: expect.stringContaining('menos de uma hora'),
    });
    expect(await did(server, id)).toEqual(['Bia Reis lead.link-sent']);
    expect((await read(later))?.timeline.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['lead.link-sent', 'lead-link']),
    );
  });

  it('the link waits for the morning, and does not go to those who want no messages or have no phone', async () => {
    const setUp = new Set(['email'] as const);
    const { server, bia, params, read } = await openShop(engine, {
      channelSettings: { setUp, quietHours: { from: 11, to: 15 } },
    });
    expect(await read()).toMatchObject({ linkBy: 'email' });
    await bia.browser.call(sendLinkToLead, { params });
    const [message] = await server.messages();
    expect(message?.dueAt).toBe('2026-11-23T18:00:00.000Z');
    // It is asked for, and has not left.
    expect(await bia.browser.refused(sendLinkToLead, { params })).toMatchObject({
      ...{ status: 429, error: expect.not.stringContaining('já saiu') },
    });
    const { messageStops } = server.repositories;
    const email = 'maria@exemplo.com.br';
    await server.database.write((db) => messageStops.stop(db, messageStops.hashOf(email), server.now()));
    const refused = { status: 409, code: problemCodes.notSetUp };
    expect(await read()).toMatchObject({ linkBy: null });
    expect(await bia.browser.refused(sendLinkToLead, { params })).toMatchObject(refused);
    const withoutPhone = { id: (await server.leadAt('name')).idLead };
    expect(await bia.browser.refused(sendLinkToLead, { params: withoutPhone })).toMatchObject(refused);
  });

  it('leads are listed by whose they are, their status and their next contact, from either end', async () => {
    const { server, id, bia, caio, take, work } = await openShop(engine);
    server.pass({ minutes: 1 });
    const { idLead: free } = await server.leadAt('name');
    await take(bia);
    await work(bia, { from: 'new', to: 'negotiating', nextDay: today });
    const found = async (body: BodyOf<typeof listLeads>, { browser } = bia) =>
      (await browser.call(listLeads, { body })).leads.map((lead) => lead.id);
    expect(await found({})).toEqual([free, id]);
    expect(await found({ order: 'oldest' })).toEqual([id, free]);
    expect(await found({ owner: 'me' })).toEqual([id]);
    expect(await found({ owner: 'me' }, caio)).toEqual([]);
    expect(await found({ owner: bia.id }, caio)).toEqual([id]);
    expect(await found({ owner: 'none' })).toEqual([free]);
    expect(await found({ status: 'negotiating' })).toEqual([id]);
    expect(await found({ status: 'new' })).toEqual([free]);
    expect(await found({ due: 'now' })).toEqual([id]);
    expect(await found({ due: 'later' })).toEqual([]);
  });

  it('of more due leads than a page those longest overdue come first, whenever they answered', async () => {
    const { server, id, bia, work } = await openShop(engine);
    const { browser } = bia;
    const expected = [{ id, nextDay: '2026-11-26' }];
    await work(bia, { from: 'new', to: 'talking', nextDay: '2026-11-26' });
    // Those that answer last are due first.
    for (const nextDay of ['2026-11-25', '2026-11-24', today])
      for (let many = 0; many < 17; many += 1) {
        const { idLead: lead } = await server.leadAt('name');
        const body = { from: 'new', to: 'talking', nextDay } as const;
        await browser.call(changeLeadWork, { params: { id: lead }, body });
        expected.unshift({ id: lead, nextDay });
        server.pass({ minutes: 1 });
      }
    server.pass({ days: 3 });
    const later = (await signedInSame(server, bia)).browser;
    const body = { owner: 'me', due: 'now', order: 'oldest' } as const;
    const first = await later.call(listLeads, { body });
    const rest = await later.call(listLeads, { body: { ...body, after: first.next ?? '' } });
    const found = [...first.leads, ...rest.leads].map((lead) => ({ id: lead.id, nextDay: lead.nextDay }));
    expect(found.map(({ nextDay }) => nextDay)).toEqual(expected.map(({ nextDay }) => nextDay));
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(rest.next).toBeNull();
    const looks = async () => (await server.audit()).filter(({ action }) => action === 'list.read').length;
    const logged = await looks();
    const { leads: own, more } = await later.call(listDueLeads, { query: { owner: 'me' } });
    expect([own[0]?.nextDay, own.length, more]).toEqual([today, 50, true]);
    expect(await looks()).toBe(logged);
  });

  it('notes and work are in the file of a person, and go with the lead', async () => {
    const { server, id, visitor, bia, davi, params, work } = await openShop(engine);
    await work(bia, { from: 'new', to: 'talking', nextDay: today });
    await bia.browser.call(addLeadNote, { params, body: { text: 'Prefere à tarde.' } });
    const body = { document: approvedCpf };
    const file = (await davi.browser.ask(exportPerson, { body })).text;
    for (const known of ['Prefere à tarde.', 'Em contato', '23/11/2026']) expect(file).toContain(known);
    const left = () =>
      server.database.read(async (db) => [
        ...(await db.selectFrom('lead_notes').select('id').where('lead_id', '=', id).execute()),
        ...(await db.selectFrom('lead_work').select('lead_id').where('lead_id', '=', id).execute()),
      ]);
    expect(await left()).toHaveLength(2);
    await visitor.call(leads.deleteLead, { body: { id } });
    expect(await left()).toEqual([]);
    await bia.browser.refuses('404', addLeadNote, { params, body: { text: 'Oi.' } });
  });

  it('notes end with the contact of an abandoned lead, and of the work stays whose it was', async () => {
    const { server, bia, params, work } = await openShop(engine);
    await work(bia, { from: 'new', to: 'talking', nextDay: today });
    await bia.browser.call(addLeadNote, { params, body: { text: 'Prefere à tarde.' } });
    const kept = () => server.rows('lead_notes', 'id');
    await server.sweep();
    expect(await kept()).toHaveLength(1);
    server.pass({ days: 31 });
    await server.sweep();
    expect(await kept()).toEqual([]);
    const left = await server.rows('lead_work', 'owner_id', 'status', 'next_day');
    expect(left).toEqual([{ owner_id: bia.id, status: 'talking', next_day: null }]);
  });
});

/** The same operator after the session has ended. */
const signedInSame = async (server: TestServer, { id }: SignedIn): Promise<SignedIn> => ({
  id,
  browser: await server.session(id),
});
