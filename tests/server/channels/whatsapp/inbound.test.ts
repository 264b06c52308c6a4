import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Received } from '../../../../server/channels/channel-message.ts';
import { tapIdOf } from '../../../../server/channels/tap-id.ts';
import { whatsappWebhookPath } from '../../../../server/channels/whatsapp/webhook.ts';
import { openBody } from '../../../../server/conversations/message-body.ts';
import { claims, storedMessages } from '../../conversations/whatsapp-conversation.ts';
import { openTestServer } from '../../test-server/open-test-server.ts';
import { engines, sampledEngines } from '../../test-server/test-database.ts';

const whatsappWebhook = { appSecret: 'secret', verifyToken: 'word', phoneId: '100' };

const message = (id: string, more: object, from = '5511987654321') => ({
  ...{ from, id, timestamp: '1795446000' },
  ...more,
});
const text = (id: string, body: string, from?: string) => message(id, { type: 'text', text: { body } }, from);

/** A shop that takes messages, with what it stored of them. */
async function openShop(engine: (typeof sampledEngines)[number] = 'SQLite') {
  const kicked: string[] = [];
  const server = await openTestServer({
    engine,
    whatsapp: { webhook: whatsappWebhook, conversations: { kick: (id) => void kicked.push(id) } },
  });
  const { protection } = server;
  const post = async (messages: readonly unknown[], more: object = {}) => {
    const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: '100' }, messages, ...more };
    const payload = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
    });
    const signature = `sha256=${createHmac('sha256', 'secret').update(payload).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return (await server.app.inject({ method: 'POST', url: whatsappWebhookPath, headers, payload }))
      .statusCode;
  };
  const inbound = async () => (await storedMessages(server)).map((row) => openBody(protection, row).inbound);
  const conversations = () => server.rows('conversations', 'id', 'person_hash');
  return { server, post, inbound, kicked, conversations };
}

describe.each(sampledEngines)('messages that come by the webhook on %s', (engine) => {
  it('each message of a batch is stored once and goes on at once, also beside one that is broken', async () => {
    const shop = await openShop(engine);
    const batch = [
      text('a', 'oi'),
      { type: 'text' },
      7,
      message('b', { type: 'text', text: 3 }),
      text('c', 'e aí?'),
    ];
    expect(await shop.post(batch, { statuses: ['broken'] })).toBe(200);
    expect(await shop.post([text('c', 'e aí?'), text('d', 'outra', '5521911112222')])).toBe(200);
    expect((await shop.inbound()).length).toBe(4);
    const rows = await shop.server.rows('conversation_messages', 'provider_id');
    for (const { provider_id } of rows) expect(provider_id).toMatch(/^.{40,}$/);
    expect(shop.kicked).toHaveLength(4);
    expect(new Set(shop.kicked).size).toBe(2);
  });

  it('a conversation moves to the new number of its person, unless that has one', async () => {
    const shop = await openShop(engine);
    const moves = (to: string) => ({
      ...{ from: '5511987654321', id: `moves ${to}`, type: 'system', timestamp: '1795446000' },
      system: { body: 'User changed', type: 'user_changed_number', wa_id: to },
    });
    await shop.post([text('a', 'oi'), text('b', 'oi', '5531911112222')]);
    await shop.post([moves('5531911112222')]);
    await shop.post([moves('5521911112222')]);
    await shop.post([text('c', 'sou eu', '5521911112222')]);
    expect(await shop.conversations()).toHaveLength(2);
    expect(shop.kicked[2]).toBe(shop.kicked[0]);
  });
});

it('a message names its person, profile, advertisement and what it replies to', async () => {
  const shop = await openShop();
  const referral = {
    source_url: 'https://fb.me/1',
    headline: 'Fibra',
    ctwa_clid: 'click',
    source_type: 'ad',
  };
  const context = { from: '5511900000000', id: 'wamid.ours' };
  await shop.post([{ ...text('a', 'oi', '551187654321'), referral, context }], {
    contacts: [{ wa_id: '551187654321', profile: { name: 'Ana' } }],
  });
  expect(await shop.inbound()).toEqual([
    {
      ...{ id: 'a', phone: '11987654321', to: '551187654321', profileName: 'Ana' },
      at: '2026-11-23T15:00:00.000Z',
      received: { kind: 'text', text: 'oi' },
      replyTo: 'wamid.ours',
      referral: { source: 'https://fb.me/1', headline: 'Fibra' },
    },
  ]);
});

it('a number is the same person with and without the nine of mobile numbers, and a landline stays as it is', async () => {
  const shop = await openShop();
  await shop.post([text('a', 'oi', '551187654321'), text('b', 'oi', '5511987654321')]);
  expect(await shop.conversations()).toHaveLength(1);
  await shop.post([text('c', 'oi', '551132654321')]);
  expect(await shop.conversations()).toHaveLength(2);
  expect(await shop.inbound()).toContainEqual(expect.objectContaining({ phone: '1132654321' }));
});

it('numbers that read alike without the code of Brazil are two people, and neither is offered the other’s', async () => {
  const shop = await openShop();
  await shop.post([text('a', 'oi', '5551987654321'), text('b', 'oi', '51987654321')]);
  expect(await shop.conversations()).toHaveLength(2);
  expect(await shop.inbound()).toMatchObject([{ phone: '51987654321' }, { phone: '', to: '51987654321' }]);
});

const ofBrazil = (phone: string) => ({ phone, to: `55${phone}`, profileName: 'Ana' });
const ofElsewhere = (to: string) => ({ phone: '', to, profileName: 'Ana' });

describe.each(engines)('a conversation that was kept without its country, on %s', (engine) => {
  it.each([
    ['goes on where no other number reads so', ofBrazil('11987654321'), '551187654321', null],
    ['goes on where no number of Brazil reads so', ofElsewhere('13055551234'), '13055551234', null],
    ['ends when its person writes, as another may have', ofBrazil('51987654321'), '5551987654321', 'shared'],
    ['ends when the other writes', ofBrazil('51987654321'), '51987654321', 'shared'],
    ['of a foreigner ends when a Brazilian writes', ofElsewhere('51987654321'), '5551987654321', 'shared'],
  ])('%s, and its opt-out holds', async (_what, contact, writes, outcome) => {
    const { server, post, kicked } = await openShop(engine);
    const { database, repositories, now } = server;
    const person = contact.phone || contact.to;
    const inbound = { received: { kind: 'text', text: 'meu CPF é 529.982.247-25' } };
    const received = { id: 'former', at: now().toISOString(), inbound, person, contact };
    const former = await database.write(async (db) => {
      const id = await repositories.conversations.receive(db, 'whatsapp', received, now());
      await db.updateTable('conversations').set({ stopped: 1, visit: 'kept' }).execute();
      return id ?? '';
    });
    await post([text('a', 'oi de novo', writes)]);
    const rows = await database.read((db) =>
      db.selectFrom('conversations').select(['id', 'visit', 'stopped']).orderBy('state', 'desc').execute(),
    );
    const ended = { id: former, visit: null, stopped: 1 };
    const [id] = kicked;
    expect(rows).toEqual(
      outcome ? [ended, { id, visit: null, stopped: 1 }] : [{ id: former, visit: 'kept', stopped: 1 }],
    );
    const seen = await database.read((db) => repositories.conversationList.find(db, former, now()));
    expect(seen).toMatchObject({ outcome, state: outcome ? 'closed' : 'bot' });
    expect(await database.read((db) => repositories.conversations.hasStopped(db, person))).toBe(true);
    if (outcome) expect(await database.write((db) => claims.claim(db, former, now()))).toBeUndefined();
    const told = await database.read((db) => repositories.conversationList.messages(db, former));
    expect(told.messages[0]?.text).toBe(outcome ? 'meu CPF é ***.***.***-**' : '');
    await database.write((db) =>
      db
        .updateTable('conversations')
        .set({ stopped: 0 })
        .where('id', '=', id ?? '')
        .execute(),
    );
    const isOthers = writes === person && outcome !== null;
    expect(await database.read((db) => repositories.conversations.hasStopped(db, person))).toBe(isOthers);
  });
});

it('who also has a conversation of the version before goes on in it, as that version does', async () => {
  const { server, post, kicked, conversations } = await openShop();
  await post([text('a', 'oi')]);
  const received = { ...{ id: 'b', at: server.now().toISOString(), inbound: {} }, person: '11987654321' };
  const former = await server.database.write((db) =>
    server.repositories.conversations.receive(
      db,
      'whatsapp',
      { ...received, contact: ofBrazil('11987654321') },
      server.now(),
    ),
  );
  await post([text('c', 'oi de novo')]);
  expect([kicked[1], (await conversations()).length]).toEqual([former, 2]);
});

it('a person who hides their number is known by their id', async () => {
  const shop = await openShop();
  const hidden = { ...{ id: 'a', timestamp: '1795446000' }, type: 'text', text: { body: 'oi' } };
  const contacts = [{ user_id: 'BR.150', profile: { name: 'Ana' } }];
  await shop.post([{ ...hidden, from_user_id: 'BR.150' }], { contacts });
  await shop.post([{ ...hidden, id: 'b', from_user_id: 'BR.150' }]);
  expect(await shop.conversations()).toHaveLength(1);
  expect((await shop.inbound())[0]).toMatchObject({ phone: '', profileName: 'Ana' });
});

const tap = { kind: 'decide', choice: 'yes' } as const;
const id = tapIdOf(tap, 'Sim');
const kinds: [string, object, Received][] = [
  [
    'a button',
    { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id, title: 'Sim' } } },
    { kind: 'tap', tap, title: 'Sim' },
  ],
  [
    'a row of a list',
    {
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id, title: 'Sim', description: 'x' } },
    },
    { kind: 'tap', tap, title: 'Sim' },
  ],
  [
    'a button of somebody else',
    { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: '?', title: 'Sim' } } },
    { kind: 'tap', tap: null, title: 'Sim' },
  ],
  [
    'the quick reply of a template that says nothing but its text',
    { type: 'button', button: { payload: 'Confirmo', text: 'Confirmo' } },
    { kind: 'tap', tap: { kind: 'say', text: 'Confirmo' }, title: 'Confirmo' },
  ],
  [
    'the quick reply of a template',
    { type: 'button', button: { payload: id, text: 'Sim' } },
    { kind: 'tap', tap, title: 'Sim' },
  ],
  [
    'a location',
    { type: 'location', location: { latitude: -23.5, longitude: -46.6, name: 'x' } },
    { kind: 'location', latitude: -23.5, longitude: -46.6 },
  ],
  [
    'a contact card',
    {
      type: 'contacts',
      contacts: [
        { name: { formatted_name: 'Rui' }, phones: [{ phone: '+55 11 8765-4321', wa_id: '551187654321' }] },
      ],
    },
    { kind: 'contact', phone: '11987654321' },
  ],
  [
    'a contact card without a number',
    { type: 'contacts', contacts: [{ name: {} }] },
    { kind: 'contact', phone: null },
  ],
  [
    'a picture',
    { type: 'image', image: { id: '1', caption: 'conta' } },
    { kind: 'media', media: 'picture', caption: 'conta' },
  ],
  [
    'a voice message',
    { type: 'audio', audio: { id: '1', voice: true } },
    { kind: 'media', media: 'voice', caption: '' },
  ],
  ['a video', { type: 'video', video: { id: '1' } }, { kind: 'media', media: 'video', caption: '' }],
  [
    'a document',
    { type: 'document', document: { id: '1', filename: 'a.pdf' } },
    { kind: 'media', media: 'document', caption: '' },
  ],
  ['a sticker', { type: 'sticker', sticker: { id: '1' } }, { kind: 'other' }],
  ['what WhatsApp cannot name', { type: 'unsupported', errors: [{ code: 131051 }] }, { kind: 'other' }],
];

it.each(kinds)('%s is read', async (_what, sent, received) => {
  const shop = await openShop();
  await shop.post([message('a', sent)]);
  expect(await shop.inbound()).toMatchObject([{ received }]);
});

it('a reaction, and a message for another number of the app, call for nothing', async () => {
  const shop = await openShop();
  await shop.post([message('a', { type: 'reaction', reaction: { message_id: 'x', emoji: '👍' } })]);
  expect(await shop.post([text('b', 'oi')], { metadata: { phone_number_id: '200' } })).toBe(200);
  expect(await shop.inbound()).toEqual([]);
});
