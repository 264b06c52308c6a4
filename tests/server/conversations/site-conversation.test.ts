import { describe, expect, it } from 'vitest';
import {
  askForPerson,
  type ConversationNews,
  conversationNews,
  conversationStream,
  mostSaid,
  writeToPerson,
} from '../../../src/contract/calls/conversation.ts';
import { deleteLead } from '../../../src/contract/calls/leads.ts';
import {
  addToConversation,
  changeConversation,
  listConversations,
  readConversation,
} from '../../../src/contract/panel/conversations.ts';
import type { Browser } from '../test-server/browser.ts';
import { openStream } from '../test-server/open-stream.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { storedMessages } from './whatsapp-conversation.ts';

const said = [
  { by: 'shop', text: 'Qual é o CEP?' },
  { by: 'visitor', text: 'prefiro falar com gente' },
] as const;

const ask = (browser: Browser, idLead: string | null = null) =>
  browser.call(askForPerson, { body: { idLead, addon: '', said: [...said] } });

async function listen(
  server: TestServer,
  browser: Browser,
  id: string,
  more: { after?: number; lastId?: string } = {},
) {
  const stream = await openStream(server, browser, {
    path: `/api/${conversationStream.replace(':id', id)}?after=${more.after ?? 0}`,
    headers: more.lastId === undefined ? {} : { 'last-event-id': more.lastId },
  });
  const news = (): ConversationNews[] => stream.data().map((one) => conversationNews.parse(one));
  const texts = () => news().flatMap(({ messages }) => messages.map((message) => message.text));
  return { ...stream, status: stream.response.statusCode, news, texts };
}

const soon = { timeout: 10_000 };

describe.each(sampledEngines)('a person in the conversation of the site on %s', (engine) => {
  it('a person who was asked for sees what was said, writes, and the visitor reads who it is', async () => {
    const { server, browser: visitor } = await openWithBrowser({ engine });
    const { id, after } = await ask(visitor);
    expect(after).toBe(said.length);
    const page = await listen(server, visitor, id, { after });
    await expect.poll(page.news, soon).toMatchObject([{ state: 'waiting', person: null, messages: [] }]);

    const { browser } = await server.signIn('seller', 'Ana Lima');
    const params = { id };
    const { conversation } = await browser.call(readConversation, { params });
    expect(conversation.messages.map(({ author, text }) => ({ by: author, text }))).toEqual(said);
    await browser.call(changeConversation, { params, body: { does: 'take' } });
    await browser.call(addToConversation, { params, body: { kind: 'note', text: 'só para a equipe' } });
    await browser.call(addToConversation, { params, body: { kind: 'text', text: 'Oi, sou a Ana.' } });
    await visitor.call(writeToPerson, { params, body: { text: 'Oi, Ana' } });
    const deed = { kind: 'ask', step: 'cep' } as const;
    await browser.call(addToConversation, { params, body: { kind: 'deed', deed } });
    await expect.poll(page.texts, soon).toEqual(['Oi, sou a Ana.', 'Oi, Ana', '']);
    const last = page.news().at(-1);
    expect(last).toMatchObject({ state: 'person', person: 'Ana' });
    expect(last?.messages.at(-1)).toMatchObject({ author: 'operator', by: 'Ana', deed });
  });

  it('a page that connects again reads what it missed, once', async () => {
    const { server, browser: visitor } = await openWithBrowser({ engine });
    const { id, after } = await ask(visitor);
    await visitor.call(writeToPerson, { params: { id }, body: { text: 'um' } });
    const page = await listen(server, visitor, id, { after });
    await expect.poll(page.texts, soon).toEqual(['um']);
    await visitor.call(writeToPerson, { params: { id }, body: { text: 'dois' } });
    const again = await listen(server, visitor, id, { after, lastId: page.lastId() ?? '' });
    await expect.poll(again.texts, soon).toEqual(['dois']);
    const whole = await listen(server, visitor, id);
    await expect.poll(whole.texts, soon).toEqual([...said.map(({ text }) => text), 'um', 'dois']);
  });

  it('who asks again goes on with the conversation that is open, and opens another once it is closed', async () => {
    const { server, browser: visitor, idLead } = await openAt('name', { engine });
    const { id } = await ask(visitor, idLead);
    expect((await ask(visitor)).id).toBe(id);
    const { browser } = await server.signIn('seller');
    await browser.call(changeConversation, { params: { id }, body: { does: 'take' } });
    await browser.call(changeConversation, { params: { id }, body: { does: 'close', outcome: 'answered' } });
    expect((await ask(visitor)).id).not.toBe(id);
  });

  it('nobody but the browser that asked reads or writes, and no lead of somebody else is told of', async () => {
    const server = await openTestServer({ engine });
    const { browser: owner, idLead } = await server.leadAt('confirmation');
    const { id } = await ask(owner, idLead);
    const stranger = server.browser();
    const other = await ask(stranger, idLead);
    expect(other.id).not.toBe(id);
    await stranger.refuses('403', writeToPerson, { params: { id }, body: { text: 'oi' } });
    expect(await listen(server, stranger, id)).toMatchObject({ status: 403 });
    const { browser } = await server.signIn('seller');
    const told = await server.database.read((db) => server.repositories.conversations.saidOf(db, idLead));
    expect(told.map(({ author }) => author)).toEqual(['browser', 'visitor']);
    const records = async (one: string) =>
      (await browser.call(readConversation, { params: { id: one } })).conversation.record;
    expect(await records(id)).toMatchObject({ kind: 'lead', id: idLead });
    expect(await records(other.id)).toBeNull();
    const { text } = await browser.ask(readConversation, { params: { id } });
    for (const secret of ['52998224725', '529.982.247-25', '11987654321']) expect(text).not.toContain(secret);
  });

  it('a visitor who writes after the person has left waits for one again', async () => {
    const { server, browser: visitor } = await openWithBrowser({ engine });
    const { id } = await ask(visitor);
    const { browser } = await server.signIn('seller');
    await browser.call(changeConversation, { params: { id }, body: { does: 'take' } });
    await browser.call(addToConversation, { params: { id }, body: { kind: 'text', text: 'Oi' } });
    await browser.call(changeConversation, { params: { id }, body: { does: 'hand-back' } });
    expect((await storedMessages(server, id)).map(({ state }) => state)).not.toContain('received');
    server.pass({ minutes: 5 });
    await visitor.call(writeToPerson, { params: { id }, body: { text: 'só mais uma coisa' } });
    const { conversations } = await browser.call(listConversations, { body: { part: 'waiting' } });
    expect(conversations).toMatchObject([
      { id, askedAt: server.now().toISOString(), answeredAt: null, channel: 'site' },
    ]);
  });
});

it('one network does not take the places of all who listen', async () => {
  const server = await openTestServer();
  const listenAs = async (browser: Browser, id: string) => (await listen(server, browser, id)).status;
  const statuses = new Set<number | undefined>();
  for (const _ of Array.from({ length: 21 })) {
    const browser = server.browser();
    const { id } = await ask(browser);
    for (const _tab of [1, 2, 3, 4, 5]) statuses.add(await listenAs(browser, id));
  }
  expect([...statuses]).toEqual([200, 429]);
});

it('a conversation that was begun before the lead is erased with it, and that of another browser is not', async () => {
  const server = await openTestServer();
  const [visitor, other] = [server.browser(), server.browser()];
  const [{ id }, { id: another }] = [await ask(visitor), await ask(other)];
  const { idLead: lead } = await server.leadAt('name', { browser: visitor });
  await visitor.call(deleteLead, { body: { id: lead } });
  expect(await storedMessages(server, id)).toEqual([]);
  expect(await storedMessages(server, another)).toHaveLength(said.length);
});

it('only the last lines are taken of what was said before', async () => {
  const server = await openTestServer();
  const lines = Array.from({ length: mostSaid + 1 }, () => said[0]);
  await server.browser().refuses('422', askForPerson, { body: { idLead: null, addon: '', said: lines } });
});

it('a reply that was lost with its cookie is given again, until something was written', async () => {
  const server = await openTestServer();
  const key = crypto.randomUUID();
  const body = { idLead: null, addon: '', said: [...said] };
  const { id } = await server.browser().call(askForPerson, { body }, { key });
  const again = server.browser();
  expect((await again.call(askForPerson, { body }, { key })).id).toBe(id);
  await again.call(writeToPerson, { params: { id }, body: { text: 'oi' } });
  const late = server.browser();
  await late.call(askForPerson, { body }, { key });
  await late.refuses('403', writeToPerson, { params: { id }, body: { text: 'oi' } });
});
