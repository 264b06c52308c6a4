import { describe, expect, it } from 'vitest';
import { limits } from '../../../server/access/limits.ts';
import { confirmPath, summaryPath, toSitePath } from '../../../server/channels/carry-over-pages.ts';
import { consentsOf } from '../../../server/consents/note-consent.ts';
import { whatsappConsent, whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { continueInWhatsApp } from '../../../src/content/landing/site/site-links.ts';
import { followPageWords } from '../../../src/content/screens/follow-page.ts';
import { getLead } from '../../../src/contract/calls/leads.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { atPlans, consent, first, openPhone, type Phone, talkWith, untilReview } from './phone.ts';

const reader = sharedReader();

const talk = talkWith(reader);
const atName = [...atPlans, first];

const ordersOf = (server: TestServer) => server.rows('orders', 'number');

const linkIn = (phone: Phone): string =>
  phone.shown().flatMap((message) => (message.kind === 'link' ? message.url : []))[0] ?? '';

async function textToSend(browser: Browser, lead: string): Promise<string> {
  const left = await browser.send({ method: 'POST', url: `${continueInWhatsApp}/${lead}` });
  const link = String(left.headers.refresh).replace('0; url=', '');
  return new URL(link, 'http://shop.example').searchParams.get('text') ?? '';
}

describe('between the site and WhatsApp', () => {
  it('a program that fetches the links for a preview stores nothing by it', async () => {
    const { server, browser, idLead: lead } = await openAt('name', { reader });
    const { database, repositories, now } = server;
    const paths = { site: toSitePath, summary: summaryPath, confirm: confirmPath } as const;
    const urls = [`${continueInWhatsApp}/${lead}`];
    for (const as of ['site', 'summary', 'confirm'] as const) {
      const token = await database.write((db) => repositories.carriedLeads.put(db, lead, as, now()));
      urls.push(`${paths[as]}/${token}`);
    }
    const stored = () => server.rows('carried_leads', 'code_hash', 'used_by');
    const before = await stored();
    for (const url of urls) await browser.send({ method: 'GET', url });
    expect(await stored()).toEqual(before);
  });

  it('an order that was begun on the site goes on in WhatsApp by its code, once, and nothing is asked twice', async () => {
    const { server, browser, idLead: lead } = await openAt('name', { reader });
    const text = await textToSend(browser, lead);
    const phone = openPhone(server);
    await phone.write(text);
    expect(phone.turn().leadId).toBe(lead);
    const stranger = openPhone(server, '21999998888');
    await stranger.write(text);
    expect(stranger.turn().leadId).toBeNull();
    expect(stranger.text()).toContain(whatsappWords.code.wrong);
    await phone.write('Ana Souza');
    const { body } = await browser.ask(getLead, { params: { idLead: lead } });
    expect(body).toMatchObject({ name: 'Ana Souza' });
  });

  it('a code that another phone writes opens the order only by the ending of its own phone', async () => {
    const { server, browser, idLead: lead } = await openAt('confirmation', { reader });
    const text = await textToSend(browser, lead);
    const phone = openPhone(server, '21999998888');
    await phone.write(text);
    await phone.write('1111');
    expect(phone.turn().leadId).toBeNull();
    expect(phone.text()).not.toContain('Maria');
    await phone.write('4321');
    expect(phone.turn().leadId).toBe(lead);
  });

  it('an order that was begun in WhatsApp goes on in the browser that its link opens, once', async () => {
    const { server, phone } = await talk([...atName, 'Ana Souza']);
    await phone.write('site');
    const url = new URL(linkIn(phone)).pathname;
    const browser = server.browser();
    expect((await browser.send({ method: 'GET', url })).status).toBe(200);
    const opened = await browser.send({ method: 'POST', url });
    expect(opened.headers.location).toBe(`/chat/?l=${phone.turn().leadId}`);
    const { body } = await browser.ask(getLead, { params: { idLead: phone.turn().leadId ?? '' } });
    expect(body).toMatchObject({ name: 'Ana Souza', access: 'holder' });
    expect((await server.browser().send({ method: 'POST', url })).status).toBe(404);
  });

  it('each code and link opens its own door and no other', async () => {
    const server = await openTestServer({ reader });
    const { database, repositories, now } = server;
    const { browser } = await server.ordered();
    const [order] = await ordersOf(server);
    const { idLead: lead } = await server.leadAt('name', { browser });
    const doors = {
      code: async (token: string) => {
        const phone = openPhone(server);
        await phone.write(whatsappWords.code.text(token));
        return phone.turn().leadId === lead;
      },
      site: (token: string) => opens('POST', `${toSitePath}/${token}`),
      summary: (token: string) => opens('GET', `${summaryPath}/${token}`),
      confirm: (token: string) => opens('POST', `${confirmPath}/${token}`),
    };
    const opens = async (method: 'GET' | 'POST', url: string) =>
      (await server.app.inject({ method, url })).statusCode < 400;
    const kinds = ['code', 'site', 'summary', 'confirm'] as const;
    for (const kind of kinds)
      for (const door of kinds) {
        const id = door === 'summary' ? (order?.number ?? '') : lead;
        const token = await database.write((db) => repositories.carriedLeads.put(db, id, kind, now()));
        expect([kind, door, await doors[door](token)]).toEqual([kind, door, kind === door]);
      }
  });

  it('who guesses at codes is told to wait, and the right one does not open meanwhile', async () => {
    const server = await openTestServer({ reader });
    const { database, repositories, now } = server;
    const phone = openPhone(server);
    const wrong = whatsappWords.code.text('AAAABBBB');
    for (let tries = limits.proof.per.device.calls; tries > 0; tries -= 1) await phone.write(wrong);
    expect(phone.text()).toContain(whatsappWords.code.wrong);
    const { idLead: lead } = await server.leadAt('name');
    const code = await database.write((db) => repositories.carriedLeads.put(db, lead, 'code', now()));
    await phone.write(whatsappWords.code.text(code));
    expect(phone.text()).toContain('Tente de novo daqui a uma hora');
    expect(phone.turn().leadId).toBeNull();
    const other = openPhone(server, '21999998888');
    await other.write(whatsappWords.code.text(code));
    expect(other.turn().leadId).toBe(lead);
  });
});

describe('what may happen to a message', () => {
  it('carried out twice, because nobody wrote down the first time, it makes one order with one number', async () => {
    const { server, phone } = await talk(untilReview);
    const consent = phone.choices().find(({ tap }) => tap.kind === 'answer');
    const received = { kind: 'tap', tap: consent?.tap ?? null, title: '' } as const;
    await phone.receive(received);
    const [order, another] = await ordersOf(server);
    const again = await phone.again(received);
    expect(another).toBeUndefined();
    expect(await ordersOf(server)).toEqual([order]);
    expect(JSON.stringify(again.shown)).toContain(order?.number ?? 'no order');
  });

  it('carried out twice in the middle of an order, it says the same and answers no other question', async () => {
    const { phone } = await talk(atName);
    const shown = await phone.write('Ana Souza');
    const again = await phone.again({ kind: 'text', text: 'Ana Souza' });
    expect(again.shown).toEqual(shown);
    expect(again.said).toBe('Ana Souza');
  });

  it('after a day without a word the visitor goes on where the conversation stopped', async () => {
    const { server, phone } = await talk([...atName, 'Ana Souza']);
    const lead = phone.turn().leadId;
    server.pass({ hours: 26 });
    await phone.answer({ phone: '9' });
    expect(phone.turn().leadId).toBe(lead);
    const stored = await server.database.read((db) => server.repositories.leads.find(db, lead ?? ''));
    expect(stored?.phone).not.toBeNull();
  });

  it.each<[string, (text: string) => string, boolean]>([
    [
      'by another release goes on from what a tab keeps',
      (text) => {
        const { visit, ...kept } = JSON.parse(text);
        const { lead, visit: at } = visit.state;
        const state = { lead, visit: { phase: at.phase, prefix: at.prefix } };
        return JSON.stringify({ ...kept, visit: { ...visit, shape: 'other', state } });
      },
      true,
    ],
    ['and cannot be read begins anew', () => '{"side":{},"visit":{"state":{}}}', false],
  ])('a visit that was kept %s', async (_what, kept, goesOn) => {
    const { phone } = await talk([...atName, 'Ana Souza']);
    const { leadId, visit } = phone.turn();
    phone.keep(() => kept(visit));
    await phone.receive({ kind: 'text', text: 'oi' }, true);
    await phone.write('oi');
    expect(phone.turn()).toMatchObject({ campaign: '', leadId: goesOn ? leadId : null });
    expect(phone.choices().some(({ tap }) => tap.kind === 'answer' && 'phone' in tap.raw)).toBe(goesOn);
    expect(phone.turn().visit).not.toContain('lpOrigin');
  });

  it('what is said of the visitor to the team hides documents', async () => {
    const { phone } = await talk(['quero renovar meu contrato', '390.533.447-05']);
    expect(phone.turn().said).not.toContain('533');
  });
});

describe('words that work at any time', () => {
  it('who writes for a person hears when one answers, and the shop is silent while a person speaks', async () => {
    const { phone } = await talk(['oi', 'pessoa']);
    expect(phone.turn().asksPerson).toBe(true);
    await phone.receive({ kind: 'text', text: 'meu CEP é 01310-100' }, true);
    expect(phone.turn().shown).toEqual([]);
    await phone.receive({
      kind: 'staff',
      operator: 'Bia',
      does: { kind: 'answer', step: 'cep', raw: { cep: ['01310-100'] } },
    });
    await phone.write('1000');
    await phone.answer();
    expect(phone.turn().leadId).not.toBeNull();
  });

  it('what a person fills in that costs waits for the visitor’s yes', async () => {
    const { server, phone } = await talk(atName);
    const lead = phone.turn().leadId ?? '';
    await phone.receive({
      kind: 'staff',
      operator: 'Bia',
      does: { kind: 'answer', step: 'ativar-debito', raw: { direct_debit: ['false'] } },
    });
    const stored = await server.database.read((db) => server.repositories.leads.find(db, lead));
    expect(stored?.direct_debit).toBeNull();
    expect(phone.choices().some(({ tap }) => tap.kind === 'decide')).toBe(true);
  });

  it('who erases and may have a former conversation with another is led to the team, and all stays until then', async () => {
    const number = '51987654321';
    const { server, phone } = await talk(atName, number);
    const { database, repositories, now } = server;
    const contact = { phone: number, to: `55${number}`, profileName: 'Ana' };
    for (const person of [number, `+55${number}`])
      await database.write((db) =>
        repositories.conversations.receive(
          db,
          'whatsapp',
          { id: person, person, contact, at: now().toISOString(), inbound: {} },
          now(),
        ),
      );
    await phone.write('Ana Souza');
    await phone.write('apagar');
    await phone.press('erase');
    expect(phone.turn()).toMatchObject({ isErased: false, asksPerson: true });
    expect(phone.text()).toContain(whatsappWords.sharedBefore);
    const lead = phone.turn().leadId ?? '';
    expect(await database.read((db) => repositories.leads.find(db, lead))).toMatchObject({
      name: 'Ana Souza',
    });
  });

  it('what going on agrees to is written down with its text, and so is its end', async () => {
    const { server, phone } = await talk([...atName, 'Ana Souza']);
    server.pass({ minutes: 1 });
    await phone.write('parar');
    const noted = await server.database.read((db) => consentsOf(db, phone.turn().leadId ?? ''));
    expect(noted.filter(({ text }) => text === whatsappConsent).map(({ given }) => given)).toEqual([
      true,
      false,
    ]);
  });
});

describe('an order that is made', () => {
  it('comes with its summary as a document that WhatsApp can fetch', async () => {
    const { server, phone } = await talk([...untilReview, consent]);
    const [file] = phone.shown().flatMap((message) => (message.kind === 'document' ? message.url : []));
    const url = new URL(file ?? '', 'http://shop.example').pathname;
    const fetched = await server.app.inject({ url });
    expect([fetched.statusCode, fetched.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    server.pass({ hours: 1 });
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });

  it('opens to another phone only by the number and the ending of its own', async () => {
    const { server, phone } = await talk([...untilReview, consent]);
    const [order] = await ordersOf(server);
    await phone.write('cadê meu pedido?');
    expect(phone.text()).toContain(order?.number ?? 'no order');
    const other = openPhone(server, '21999998888');
    await other.write('oi');
    await other.write('acompanhar pedido');
    await other.write(order?.number ?? '');
    expect(other.text()).not.toContain(followPageWords.visit.title);
    await other.write('5678');
    expect(other.text()).toContain(followPageWords.visit.title);
  });
});
