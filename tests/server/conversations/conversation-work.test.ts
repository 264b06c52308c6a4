import { describe, expect, it } from 'vitest';
import { openBody } from '../../../server/conversations/message-body.ts';
import type { Connection } from '../../../server/database/database.ts';
import { endConversation } from '../../../server/tombstones/erasure-repository.ts';
import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { hourMs } from '../../../src/brazil/durations.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import {
  addToConversation,
  type ConversationPart,
  changeConversation,
  countConversations,
  findQuickAnswers,
  keepDraft,
  listConversations,
  readConversation,
} from '../../../src/contract/panel/conversations.ts';
import { readUnderstanding } from '../../../src/contract/panel/figures.ts';
import { listQueue } from '../../../src/contract/panel/queues.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import type { SignedIn } from '../test-server/situations.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import {
  claims,
  protection,
  storedMessages,
  understood,
  writtenOnWhatsApp,
} from './whatsapp-conversation.ts';

type Change = InputOf<typeof changeConversation>['body'];
type Addition = InputOf<typeof addToConversation>['body'];

const phones = ['11987654321', '11987654322', '11987654323'] as const;

const changes = ({ browser }: SignedIn, id: string, body: Change) =>
  browser.call(changeConversation, { params: { id }, body });
const adds = ({ browser }: SignedIn, id: string, body: Addition) =>
  browser.call(addToConversation, { params: { id }, body });
const refusal = ({ browser }: SignedIn, id: string, body: Addition) =>
  browser.refused(addToConversation, { params: { id }, body });
const refusedChange = ({ browser }: SignedIn, id: string, body: Change) =>
  browser.refused(changeConversation, { params: { id }, body });
const seen = async ({ browser }: SignedIn, id: string) =>
  (await browser.call(readConversation, { params: { id } })).conversation;
type Asked = InputOf<typeof listConversations>['body'];
const rows = async ({ browser }: SignedIn, body: Asked) =>
  (await browser.call(listConversations, { body })).conversations;
const listed = async ({ browser }: SignedIn, part: ConversationPart) =>
  (await browser.call(listConversations, { body: { part } })).conversations.map(({ id }) => id);

/** A conversation in which a person was asked for, and a seller who has taken it. */
async function openTaken(settings: Parameters<typeof openTestServer>[0]) {
  const server = await openTestServer(settings);
  const id = await writtenOnWhatsApp(server, phones[0], { asksPerson: true, said: 'quero uma pessoa' });
  const seller = await server.signIn('seller', 'Ana Lima');
  await changes(seller, id, { does: 'take' });
  return { server, id, seller };
}

/** Time passes, and the operator signs in again if the session has ended meanwhile. */
async function later(server: TestServer, { id, browser }: SignedIn, time: Parameters<TestServer['pass']>[0]) {
  server.pass(time);
  const { cookies } = await server.session(id);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
}

/** What comes next once the visitor was told who joined. */
async function afterJoining(db: Connection, id: string, now: Date) {
  const told = await claims.claim(db, id, now);
  if (told === undefined) return undefined;
  await claims.settle(db, told, { kind: 'taken' }, 1, now);
  return claims.next(db, told, now);
}

describe.each(sampledEngines)('conversations with people on %s', (engine) => {
  it('who asked for a person or is not understood comes first, the longest wait on top', async () => {
    const server = await openTestServer({ engine });
    const first = await writtenOnWhatsApp(server, phones[0], { misunderstood: 2 });
    server.pass({ minutes: 1 });
    const second = await writtenOnWhatsApp(server, phones[1], { asksPerson: true });
    server.pass({ minutes: 1 });
    const other = await writtenOnWhatsApp(server, phones[2]);
    const seller = await server.signIn('seller');
    expect(await listed(seller, 'waiting')).toEqual([first, second]);
    expect(await listed(seller, 'bot')).toEqual([other]);
    expect(await seller.browser.call(countConversations, {})).toEqual({ waiting: 2, mine: 0 });
    const { text } = await seller.browser.ask(listConversations, { body: { part: 'waiting' } });
    for (const phone of phones) expect(text).not.toContain(phone);
  });

  it('a taken conversation is silent for half an hour from each message, and nobody else takes it meanwhile', async () => {
    const { server, id, seller } = await openTaken({ engine });
    const other = await server.signIn('seller', 'Caio Reis');
    expect(await refusedChange(other, id, { does: 'take' })).toMatchObject({
      status: 409,
      code: 'taken',
      error: expect.stringContaining('Ana Lima'),
    });
    await later(server, seller, { minutes: 29 });
    await adds(seller, id, { kind: 'text', text: 'Oi, sou a Ana.' });
    await later(server, seller, { minutes: 29 });
    expect((await seen(seller, id)).state).toBe('person');
    await later(server, other, { minutes: 0 });
    expect(await listed(other, 'team')).toEqual([id]);
    await later(server, seller, { minutes: 2 });
    await later(server, other, { minutes: 0 });
    expect((await seen(seller, id)).state).toBe('bot');
    await changes(other, id, { does: 'take' });
    expect(await seen(other, id)).toMatchObject({ state: 'person', by: { name: 'Caio Reis' } });
  });

  it('who took a conversation and wrote nothing leaves it waiting for somebody', async () => {
    const { server, id, seller } = await openTaken({ engine });
    expect(await listed(seller, 'waiting')).toEqual([]);
    await later(server, seller, { minutes: 31 });
    expect(await listed(seller, 'waiting')).toEqual([id]);
  });

  it('the first message of a person ends the wait that is measured, later ones leave it', async () => {
    const { server, id, seller } = await openTaken({ engine });
    server.pass({ minutes: 3 });
    await adds(seller, id, { kind: 'text', text: 'Oi' });
    const { askedAt, answeredAt } = await seen(seller, id);
    expect(Date.parse(answeredAt ?? '') - Date.parse(askedAt ?? '')).toBe(3 * 60_000);
    server.pass({ minutes: 3 });
    await adds(seller, id, { kind: 'text', text: 'Tudo bem?' });
    expect((await seen(seller, id)).answeredAt).toBe(answeredAt);
  });

  it('a message of a person waits for the channel to send it, and the visitor waits until one follows theirs', async () => {
    const { server, id, seller } = await openTaken({ engine });
    expect(await seller.browser.call(countConversations, {})).toEqual({ waiting: 0, mine: 1 });
    server.pass({ minutes: 1 });
    await adds(seller, id, { kind: 'text', text: 'Oi, sou a Ana.' });
    expect(await seller.browser.call(countConversations, {})).toEqual({ waiting: 0, mine: 0 });
    const { messages } = await seen(seller, id);
    expect(messages.at(-1)).toMatchObject({
      author: 'operator',
      by: 'Ana Lima',
      text: 'Oi, sou a Ana.',
      state: 'due',
    });
    const last = (await storedMessages(server, id)).at(-1);
    expect(last && openBody(protection, last).message).toEqual({ kind: 'text', text: 'Ana: Oi, sou a Ana.' });
    expect(last?.body).not.toContain('sou a Ana');
  });

  it('outside the 24 hours of WhatsApp no text leaves, and the words say what is possible instead', async () => {
    const { server, id, seller } = await openTaken({ engine });
    await later(server, seller, { hours: 25 });
    await changes(seller, id, { does: 'take' });
    expect(await refusal(seller, id, { kind: 'text', text: 'Ainda quer?' })).toMatchObject({
      code: 'window-closed',
      error: expect.stringMatching(/24 horas.*link.*ligação/),
    });
    const deed = { kind: 'ask', step: 'cep' } as const;
    expect(await refusal(seller, id, { kind: 'deed', deed })).toMatchObject({ code: 'window-closed' });
    const before = await storedMessages(server, id);
    await changes(seller, id, { does: 'hand-back' });
    expect((await seen(seller, id)).state).toBe('bot');
    expect(await storedMessages(server, id)).toHaveLength(before.length);
    await adds(seller, id, { kind: 'note', text: 'Ligar amanhã' });
  });

  it('what failed or is uncertain is sent again by a person, and nothing else is', async () => {
    const { server, id, seller } = await openTaken({ engine });
    await adds(seller, id, { kind: 'text', text: 'Oi' });
    const own = (await storedMessages(server, id)).at(-1)?.id ?? '';
    const again = { params: { id }, body: { kind: 'again', message: own } } as const;
    await seller.browser.refuses('409', addToConversation, again);
    await server.database.write(async (db) => {
      const held = await afterJoining(db, id, server.now());
      if (held) await claims.settle(db, held, { kind: 'unknown', reason: 'timeout' }, 0, server.now());
    });
    expect((await seen(seller, id)).messages.at(-1)).toMatchObject({ state: 'uncertain', reason: 'timeout' });
    await seller.browser.call(addToConversation, again);
    expect((await seen(seller, id)).messages.at(-1)).toMatchObject({ state: 'due', reason: null });
    expect(await storedMessages(server, id)).toHaveLength(3);
  });

  it('a conversation is put off until its time, and comes back at once when the visitor writes', async () => {
    const { server, id, seller } = await openTaken({ engine });
    const until = minuteInBrasilia(server.now().getTime() + 2 * hourMs);
    await changes(seller, id, { does: 'snooze', until });
    expect([await listed(seller, 'waiting'), await listed(seller, 'later')]).toEqual([[], [id]]);
    await later(server, seller, { hours: 3 });
    expect([await listed(seller, 'waiting'), await listed(seller, 'later')]).toEqual([[id], []]);
    await changes(seller, id, {
      does: 'snooze',
      until: minuteInBrasilia(server.now().getTime() + 2 * hourMs),
    });
    await writtenOnWhatsApp(server, phones[0], { asksPerson: true });
    expect(await listed(seller, 'waiting')).toEqual([id]);
    expect(await refusedChange(seller, id, { does: 'snooze', until })).toMatchObject({
      fields: [{ field: 'until' }],
    });
  });

  it('a conversation is passed on to whoever may answer, closed with an outcome and taken again', async () => {
    const { server, id, seller } = await openTaken({ engine });
    const other = await server.signIn('manager', 'Caio Reis');
    const marketer = await server.signIn('marketer', 'Mara Luz');
    expect((await seen(seller, id)).colleagues).toEqual([{ id: other.id, name: 'Caio Reis' }]);
    expect(await refusedChange(seller, id, { does: 'pass', to: marketer.id })).toMatchObject({
      fields: [{ field: 'to' }],
    });
    await changes(seller, id, { does: 'pass', to: other.id });
    expect(await listed(other, 'mine')).toEqual([id]);
    expect(await refusal(seller, id, { kind: 'text', text: 'Oi' })).toMatchObject({ code: 'taken' });
    await changes(other, id, { does: 'close', outcome: 'answered' });
    expect(await listed(seller, 'closed')).toEqual([id]);
    expect(await seen(seller, id)).toMatchObject({ state: 'closed', outcome: 'answered' });
    await changes(seller, id, { does: 'take' });
    expect(await listed(seller, 'mine')).toEqual([id]);
  });

  it('asking, filling in and handing back are carried out by the channel like a message that came in', async () => {
    const woken: string[] = [];
    const { server, id, seller } = await openTaken({
      engine,
      wakeConversation: (one) => void woken.push(one),
    });
    await adds(seller, id, { kind: 'deed', deed: { kind: 'ask', step: 'cep' } });
    const raw = { name: ['nada de Bia'] };
    await adds(seller, id, { kind: 'deed', deed: { kind: 'answer', step: 'nome', raw } });
    await changes(seller, id, { does: 'hand-back' });
    const stored = (await storedMessages(server, id)).slice(2);
    expect(stored.map(({ state }) => state)).toEqual(['received', 'received', 'received']);
    expect(stored.map((row) => openBody(protection, row).inbound)).toMatchObject(
      [{ kind: 'ask', step: 'cep' }, { kind: 'answer', step: 'nome', raw }, { kind: 'hand-back' }].map(
        (does) => ({ phone: phones[0], received: { kind: 'staff', operator: 'Ana', does } }),
      ),
    );
    expect(await seen(seller, id)).toMatchObject({ state: 'bot' });
    expect(JSON.stringify(await seen(seller, id))).not.toContain('nada de Bia');
    await server.database.write(async (db) => {
      const held = await afterJoining(db, id, server.now());
      if (held) await claims.finish(db, held, { ...understood, said: '' }, server.now());
    });
    expect((await seen(seller, id)).messages[2]).toMatchObject({
      state: 'done',
      deed: { kind: 'ask', step: 'cep' },
    });
    expect(woken).toEqual([id, id, id, id]);
    expect(
      await refusal(seller, id, { kind: 'deed', deed: { kind: 'ask', step: 'constructor' } }),
    ).toMatchObject({ fields: [{ field: 'step' }] });
  });

  it('the list tells the last words and what nobody has seen, notes aside, until who may answer looks', async () => {
    const { server, id, seller } = await openTaken({ engine });
    const other = await server.signIn('manager', 'Caio Reis');
    const rowOf = async (by: SignedIn) => (await rows(by, { part: 'nobody' })).concat(await rows(by, {}))[0];
    const own = async () => (await rows(seller, { part: 'mine' }))[0];
    expect(await own()).toMatchObject({ last: { author: 'shop' }, unread: 1 });
    await seen(other, id);
    await adds(seller, id, { kind: 'note', text: 'Ligar amanhã' });
    expect((await own())?.unread).toBe(1);
    await seen(seller, id);
    await adds(seller, id, { kind: 'text', text: 'Oi, sou a Ana.' });
    expect(await own()).toMatchObject({ last: { author: 'operator', text: 'Oi, sou a Ana.' }, unread: 0 });
    server.pass({ minutes: 1 });
    await writtenOnWhatsApp(server, phones[0], { said: 'qual o prazo?' });
    expect(await own()).toMatchObject({ last: { author: 'visitor', text: 'qual o prazo?' }, unread: 1 });
    expect(await rowOf(seller)).toBeUndefined();
  });

  it('conversations are found by what was written, without accents, within what is filtered', async () => {
    const { server, id, seller } = await openTaken({ engine });
    await adds(seller, id, { kind: 'text', text: 'A instalação é no sábado de manhã.' });
    await writtenOnWhatsApp(server, phones[1], { said: 'quero trocar' });
    const found = async (body: Asked) => (await rows(seller, body)).map((row) => row.id);
    expect(await found({ search: 'SABADO instalacao' })).toEqual([id]);
    expect(await found({ search: 'sábado', part: 'mine', channel: 'whatsapp', campaign: '-' })).toEqual([id]);
    for (const none of [{ search: 'domingo' }, { search: 'sábado', part: 'later' }] as const)
      expect(await found(none)).toEqual([]);
    expect(await found({ search: 'bia ramos' })).toHaveLength(2);
    // The row shows where they stand, also behind later words; what a name says is found by leaves the last ones.
    await adds(seller, id, { kind: 'text', text: 'Até lá!' });
    const [hit] = await rows(seller, { search: 'manha SABADO' });
    expect(hit?.last).toEqual({ author: 'operator', text: expect.any(String), found: ['manhã', 'sábado'] });
    expect(hit?.last?.text).toMatch(/^… .*sábado de manhã\.$/);
    expect((await rows(seller, { search: 'bia ramos' })).find((row) => row.id === id)?.last).toEqual({
      author: 'operator',
      text: 'Até lá!',
    });
    expect(await found({ search: phones[0] })).toEqual([id]);
    const looks = (await server.audit()).filter(({ subjectId }) => subjectId === 'conversations');
    expect(looks.map(({ detail }) => detail)).toContain('part=mine channel=whatsapp campaign=- search');
    expect(JSON.stringify(looks) + server.logged()).not.toMatch(/s[áa]bado/i);
  });

  it('a draft is sealed, is its author’s alone, and goes with what is sent, with the conversation and in time', async () => {
    const { server, id, seller } = await openTaken({ engine });
    const other = await server.signIn('seller', 'Caio Reis');
    const stored = () => server.rows('conversation_drafts');
    const draft = { kind: 'text', text: 'Oi, sou a' } as const;
    const keep = (body: InputOf<typeof keepDraft>['body']) =>
      seller.browser.call(keepDraft, { params: { id }, body });
    await keep(draft);
    expect(JSON.stringify(await stored())).not.toContain('sou a');
    expect([(await seen(seller, id)).draft, (await seen(other, id)).draft]).toEqual([draft, null]);
    await adds(seller, id, { kind: 'text', text: 'Oi, sou a Ana.' });
    expect((await seen(seller, id)).draft).toBeNull();
    for (const end of [
      () => keep({ ...draft, text: ' ' }),
      () => server.database.write((db) => endConversation(db, id)),
      () => server.database.write((db) => db.deleteFrom('conversations').where('id', '=', id).execute()),
    ]) {
      await keep(draft);
      expect(await stored()).toHaveLength(1);
      await end();
      expect(await stored()).toEqual([]);
    }
  });

  it('a call to the phone of the conversation is asked for once an hour', async () => {
    const { id, seller } = await openTaken({ engine });
    await adds(seller, id, { kind: 'call' });
    const { items } = await seller.browser.call(listQueue, {
      params: { queue: 'calls' },
      query: { part: 'waiting' },
    });
    expect(items).toHaveLength(1);
    expect(await refusal(seller, id, { kind: 'call' })).toMatchObject({
      status: 409,
      error: expect.stringContaining('há menos de uma hora'),
    });
  });

  it('each look, change and message is in the audit log, without what was written', async () => {
    const { server, id, seller } = await openTaken({ engine });
    server.pass({ minutes: 1 });
    await adds(seller, id, { kind: 'note', text: 'segredo' });
    server.pass({ minutes: 1 });
    await adds(seller, id, { kind: 'text', text: 'segredo' });
    for (const _look of ['first', 'second']) {
      server.pass({ minutes: 1 });
      await seen(seller, id);
    }
    server.pass({ minutes: 1 });
    await changes(seller, id, { does: 'close', outcome: 'ordered' });
    const entries = (await server.audit()).filter(({ subjectId }) => subjectId === id).reverse();
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['conversations.changed', 'take'],
      ['conversations.noted', 'note'],
      ['conversations.answered', 'text'],
      ['conversations.opened', ''],
      ['conversations.changed', 'close ordered'],
    ]);
  });
});

it('quick answers are found by words of their questions, first those whose question has all of them', async () => {
  const { browser } = await openSignedIn('seller');
  const find = async (search: string) =>
    (await browser.call(findQuickAnswers, { body: { campaign: '', search } })).answers;
  const [first] = await find('loja física');
  expect(first?.question).toMatch(/loja física/i);
  expect(await find('LOJA fisic')).toEqual(await find('loja física'));
  expect(await find('xyzzy')).toEqual([]);
  const said = 'Boa tarde, por favor: vocês têm loja física por aqui?';
  const { answers } = await browser.call(findQuickAnswers, { body: { campaign: '', said } });
  expect(answers[0]).toEqual(first);
});

it('the figures tell how long visitors waited for a person, by the day on which they asked', async () => {
  const server = await openTestServer();
  const seller = await server.signIn('manager');
  for (const [at, minutes] of [1, 2, 9].entries()) {
    const id = await writtenOnWhatsApp(server, phones[at] ?? '', { asksPerson: true });
    await changes(seller, id, { does: 'take' });
    server.pass({ minutes });
    await adds(seller, id, { kind: 'text', text: 'Oi' });
  }
  const today = toIsoDate(dayInBrasilia(server.now().getTime()));
  const { waits } = await seller.browser.call(readUnderstanding, { query: { from: today, to: today } });
  expect(waits).toEqual([{ day: today, many: 3, median: 120, p90: 540 }]);
});
