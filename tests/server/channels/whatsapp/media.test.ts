import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mediaFetcher } from '../../../../server/channels/whatsapp/fetch-media.ts';
import { resealAll } from '../../../../server/commands/reseal-all.ts';
import { conversationMediaRepository } from '../../../../server/conversations/conversation-media.ts';
import { conversationRecords } from '../../../../server/person-data/sections-of-lead.ts';
import { createProtection } from '../../../../server/protection/protection.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { systemTimer, type Timer } from '../../../../server/runtime/timer.ts';
import { handOffWords } from '../../../../src/content/conversation/hand-off.ts';
import { whatsappWords } from '../../../../src/content/conversation/whatsapp.ts';
import { addressSearchWords } from '../../../../src/content/screens/address-search.ts';
import { mayDo, type Role, roles } from '../../../../src/contract/panel/access/rights.ts';
import {
  addToConversation,
  changeConversation,
  conversationFilePath,
  largestSentFile,
  readConversation,
  sentFileFaults,
} from '../../../../src/contract/panel/conversations.ts';
import { standIn } from '../../gateways/stand-in.ts';
import { testKeys } from '../../test-server/open-test-server.ts';
import { type Engine, engines, sampledEngines } from '../../test-server/test-database.ts';
import { openReplay } from './open-replay.ts';

const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const pdf = Buffer.from('%PDF-1.4');

const addressOf = (message: string): string => `/api/${conversationFilePath}/${message}`;

async function openPictured(engine?: Engine) {
  const replay = await openReplay(engine);
  await replay.sendsFile('image', replay.api.media.hold({ content: jpeg }));
  return replay;
}

/** What the person behind the conversation is told that the shop keeps, once they have ordered. */
async function recordsIn({ server }: Awaited<ReturnType<typeof openReplay>>) {
  const { idLead } = await server.ordered();
  await server.change('conversations', { lead_id: idLead });
  return server.database.read((db) => conversationRecords(server.repositories, db, idLead));
}

/** Somebody who has taken the conversation of a person who wrote 'oi'. */
async function openHeld(engine?: Engine) {
  const replay = await openReplay(engine);
  await replay.says('oi');
  const seller = await openSeller(replay);
  await seller.takes();
  return { replay, seller };
}

/** Somebody of the team, at the only conversation. */
async function openTeam({ server }: Awaited<ReturnType<typeof openReplay>>, role: Role = 'seller') {
  const { browser } = await server.signIn(role);
  const [{ id } = expect.fail()] = await server.rows('conversations');
  const files = async () => {
    const { conversation } = await browser.call(readConversation, { params: { id } });
    return conversation.messages.flatMap(({ id: message, media }) => (media ? { message, ...media } : []));
  };
  const open = (message: string, headers = {}) =>
    browser.send({ method: 'GET', url: addressOf(message), headers });
  return { id, browser, files, open };
}

it.each(engines)(
  'a picture is fetched by its link that ends, and the team sees it, on %s',
  async (engine) => {
    const replay = await openReplay(engine);
    const picture = replay.api.media.hold({ content: jpeg });
    await replay.sendsFile('image', picture, { caption: 'a conta de luz' });
    const team = await openTeam(replay);
    expect(await team.files()).toMatchObject([{ state: 'coming' }]);
    replay.api.media.endLinks(1);
    await replay.fetchFiles();
    expect(await team.files()).toMatchObject([{ state: 'coming' }]);
    replay.server.pass({ minutes: 1 });
    await replay.fetchFiles();
    const [{ message, ...file } = expect.fail()] = await team.files();
    expect(file).toMatchObject({ state: 'kept', shown: 'picture', size: jpeg.length });
    const { status, headers, bytes } = await team.open(message);
    expect({ status, bytes }).toEqual({ status: 200, bytes: jpeg });
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^inline;/),
    });
    const [row] = await replay.server.rows('conversation_media');
    expect(JSON.stringify(row)).not.toContain(picture);
  },
);

it('a file opens with a new data key once everything is sealed with it', async () => {
  const replay = await openPictured();
  const { database } = replay.server;
  await replay.fetchFiles();
  const newKey = Buffer.alloc(32, 9);
  await resealAll(database, createProtection([newKey, ...testKeys], systemRandom));
  const after = conversationMediaRepository(createProtection([newKey], systemRandom), systemRandom);
  const [{ message_id } = expect.fail()] = await replay.server.rows('conversation_media');
  const read = await database.read((db) => after.read(db, message_id));
  expect(read).toMatchObject({ name: '', type: 'image/jpeg', bytes: jpeg });
});

it('only who may read the conversation opens its files', async () => {
  const replay = await openPictured();
  await replay.fetchFiles();
  const [{ message } = expect.fail()] = await (await openTeam(replay)).files();
  for (const role of roles) {
    const { status } = await (await openTeam(replay, role)).open(message);
    expect(status, role).toBe(mayDo(role, 'conversations.see') ? 200 : 403);
  }
  const url = addressOf(message);
  expect((await replay.server.browser().send({ method: 'GET', url })).status).toBe(401);
  const { id, browser, open } = await openTeam(replay);
  expect((await open(message, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await browser.send({ method: 'GET', url: addressOf(id) })).status).toBe(404);
});

it('a document is only to be saved, by a name that a computer opens as what it is', async () => {
  const replay = await openReplay();
  const id = replay.api.media.hold({ content: pdf });
  await replay.sendsFile('document', id, { filename: '../conta de luz.html' });
  await replay.fetchFiles();
  const team = await openTeam(replay);
  const [{ message, shown } = expect.fail()] = await team.files();
  expect(shown).toBe('file');
  const { headers } = await team.open(message);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''conta%20de%20luz.html.pdf",
  });
});

it('a photo of an iPhone is saved as what it is, and no film', async () => {
  const replay = await openReplay();
  const content = Buffer.from('00000018667479706865696300000000', 'hex');
  await replay.sendsFile('document', replay.api.media.hold({ content }), { filename: 'IMG_1.HEIC' });
  await replay.fetchFiles();
  const team = await openTeam(replay);
  const [{ message, ...file } = expect.fail()] = await team.files();
  expect(file).toMatchObject({ state: 'kept', shown: 'file' });
  expect((await team.open(message)).headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;.*IMG_1\.HEIC$/),
  });
  expect(await replay.server.rows('conversation_media', 'type')).toEqual([{ type: 'image/heic' }]);
});

it('a sound is given in parts to a browser that asks so', async () => {
  const replay = await openReplay();
  await replay.sendsFile('audio', 'voice');
  await replay.fetchFiles();
  const team = await openTeam(replay);
  const [{ message, shown } = expect.fail()] = await team.files();
  expect(shown).toBe('sound');
  const { status, headers, text } = await team.open(message, { range: 'bytes=1-3' });
  expect({ status, text }).toEqual({ status: 206, text: 'ggS' });
  expect(headers).toMatchObject({ 'content-range': expect.stringMatching(/^bytes 1-3\//) });
});

const large = Buffer.concat([jpeg, Buffer.alloc(6_000_000)]);

it.each([
  ['is none of the kind that it is sent as', { content: pdf }, 'wrong-type'],
  ['is told to be too large', { content: jpeg, told: { file_size: 99_000_000 } }, 'too-large'],
  ['is larger than told', { content: large, told: { file_size: 9 } }, 'too-large'],
  ['leads elsewhere', { content: jpeg, told: { url: 'https://fbsbx.com.exemplo.org/x' } }, 'strange-link'],
  ['leads into the own network', { content: jpeg, told: { url: 'http://127.0.0.1:1/x' } }, 'strange-link'],
  ['has another sum', { content: jpeg, told: { sha256: 'x' } }, 'wrong-sum'],
])(
  'a picture that %s is not kept, and the team reads that it could not be fetched',
  async (_what, held, reason) => {
    const replay = await openReplay();
    await replay.sendsFile('image', replay.api.media.hold({ ...held }));
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await replay.fetchFiles();
      replay.server.pass({ hours: 7 });
    }
    const team = await openTeam(replay);
    const [{ message, ...file } = expect.fail()] = await team.files();
    expect(file).toMatchObject({ state: 'failed', reason });
    expect((await team.open(message)).status).toBe(404);
  },
);

it.each(sampledEngines)(
  'a process that dies leaves its file to another one, which stores it once, on %s',
  async (engine) => {
    const replay = await openPictured(engine);
    const { database, repositories, now } = replay.server;
    const held = await database.write((db) => repositories.conversationMedia.claim(db, now()));
    if (held === undefined) return expect.fail();
    await replay.fetchFiles();
    const team = await openTeam(replay);
    expect(await team.files()).toMatchObject([{ state: 'coming' }]);
    replay.server.pass({ minutes: 5 });
    await replay.fetchFiles();
    expect(await team.files()).toMatchObject([{ state: 'kept', size: jpeg.length }]);
    // It was only slow, and comes too late.
    const late = { type: 'image/png', content: pdf };
    await database.write((db) => repositories.conversationMedia.settle(db, held, late, now()));
    expect(await team.files()).toMatchObject([{ state: 'kept', size: jpeg.length }]);
  },
);

describe('files that fill the disk', () => {
  const kept = (replay: Awaited<ReturnType<typeof openReplay>>, size: number, conversation_id?: string) =>
    replay.server.change('conversation_media', { size, ...(conversation_id && { conversation_id }) });

  it('of one number are not fetched without end', async () => {
    const replay = await openPictured();
    await replay.fetchFiles();
    await kept(replay, 2e8);
    await replay.sendsFile('audio', 'voice');
    await replay.fetchFiles();
    expect(await (await openTeam(replay)).files()).toMatchObject([{ state: 'kept' }, { reason: 'full' }]);
  });

  it.each(sampledEngines)('of all numbers leave each the few that it needs, on %s', async (engine) => {
    const replay = await openPictured(engine);
    await replay.fetchFiles();
    const [{ id } = expect.fail()] = await replay.server.rows('conversations');
    const { conversations } = replay.server.repositories;
    const contact = { phone: '11900001111', to: '5511900001111', profileName: 'Bia' };
    const at = replay.server.now().toISOString();
    const message = { id: 'wamid.other', person: 'other', contact, at, inbound: {} };
    const other = await replay.server.database.write((db) =>
      conversations.receive(db, 'whatsapp', message, replay.server.now()),
    );
    await kept(replay, 2.1e9, other ?? undefined);
    for (const size of [7e6, 2e6]) {
      const content = Buffer.concat([pdf, Buffer.alloc(size)]);
      await replay.sendsFile('document', replay.api.media.hold({ content }));
    }
    await replay.fetchFiles();
    const rows = await replay.server.rows('conversation_media');
    const own = rows.filter(({ conversation_id }) => conversation_id === id);
    expect(own.map(({ reason }) => reason)).toEqual([null, 'full']);
  });

  it('wait while the disk has no room beside orders', async () => {
    const replay = await openPictured();
    replay.fillDisk();
    await replay.fetchFiles();
    expect(await (await openTeam(replay)).files()).toMatchObject([{ state: 'coming' }]);
  });
});

it('a link that hangs holds up no other file', async () => {
  const sha256 = createHash('sha256').update(jpeg).digest('hex');
  const url = await standIn((request, response) => {
    if (request.url === '/hangs') return;
    const link = { url: `${url}/file`, sha256, file_size: jpeg.length };
    response.end(request.url === '/file' ? jpeg : JSON.stringify(link));
  });
  const replay = await openReplay();
  for (const id of ['hangs', 'one', 'another']) await replay.sendsFile('image', id);
  const settings = { ...replay.files.settings, url };
  const timer: Timer = { after: (_wait, job) => systemTimer.after(1, job) };
  const fetcher = mediaFetcher(
    { ...replay.files, settings },
    { timer, failed: (error) => expect.unreachable(String(error)) },
  );
  fetcher.start();
  onTestFinished(fetcher.stop);
  const team = await openTeam(replay);
  const states = async () => (await team.files()).map(({ state }) => state);
  await expect.poll(states).toEqual(['coming', 'kept', 'kept']);
});

it.each(sampledEngines)(
  'files are told to their person, erased with their conversation, and after 90 days in any case, on %s',
  async (engine) => {
    const replay = await openPictured(engine);
    const { server } = replay;
    await replay.fetchFiles();
    const team = await openTeam(replay);
    const [{ message } = expect.fail()] = await team.files();
    expect(await recordsIn(replay)).toContainEqual(
      expect.objectContaining({ Arquivo: `${jpeg.length} bytes` }),
    );
    server.pass({ days: 89, hours: 23 });
    await server.sweep();
    expect(await server.rows('conversation_media')).toMatchObject([{ content: expect.any(String) }]);
    server.pass({ hours: 1 });
    await server.sweep();
    expect(await server.rows('conversation_media')).toMatchObject([
      { content: null, source: null, size: null },
    ]);
    const later = await openTeam(replay);
    expect(await later.files()).toMatchObject([{ state: 'ended', name: '' }]);
    expect((await later.open(message)).status).toBe(404);
    await replay.sendsFile('image', replay.api.media.hold({ content: jpeg }));
    await replay.says('apagar');
    await replay.says('sim');
    expect(await server.rows('conversation_media')).toEqual([]);
  },
);

it('three voice messages in a row offer a person, and one or two do not', async () => {
  const replay = await openReplay();
  await replay.says('oi');
  const voice = async () => (await replay.sendsFile('audio', 'voice')).at(0);
  await voice();
  await voice();
  await replay.says('01310-100');
  expect([await voice(), await voice()].map((seen) => seen?.text)).toEqual([
    expect.stringContaining(whatsappWords.unread.voice),
    expect.stringContaining(whatsappWords.unread.voice),
  ]);
  const third = await voice();
  expect(third?.text).toContain(whatsappWords.unread.voices);
  await replay.taps(third, handOffWords.ask);
  expect(await replay.server.rows('conversations')).toMatchObject([{ state: 'waiting' }]);
});

it('who does not know the postcode is asked for where they are, and the house number after it is enough', async () => {
  const replay = await openReplay();
  await replay.says('oi');
  const asked = (await replay.says('não sei meu cep')).at(-1);
  expect(asked?.text).toContain(addressSearchWords.lead);
  expect(replay.api.exchanges.filter(({ direction }) => direction === 'out').at(-1)).toMatchObject({
    body: { interactive: { type: 'location_request_message', action: { name: 'send_location' } } },
  });
  await replay.sends({ type: 'location', location: { latitude: -23.5645, longitude: -46.6527 } });
  await replay.says('1500 apto 91');
  const summary = (await replay.says('resumo')).map(({ text }) => text).join('\n');
  expect(summary).toMatch(/Avenida Paulista, 1500.*91/);
});

/** A seller at the only conversation, what they send, and what the person has got of it. */
async function openSeller(replay: Awaited<ReturnType<typeof openReplay>>) {
  const team = await openTeam(replay);
  const params = { id: team.id };
  const asked = (name: string, content: Buffer) =>
    ({ params, body: { kind: 'file', name, content: content.toString('base64') } }) as const;
  const got = () =>
    replay.api.exchanges.flatMap(({ direction, body, status }) => {
      const { image, document: file = image } = JSON.parse(JSON.stringify(body));
      if (direction === 'in' || status !== 200 || file === undefined) return [];
      return { name: file.filename, content: replay.api.media.file(file.id)?.content };
    });
  return {
    ...team,
    got,
    takes: () => team.browser.call(changeConversation, { params, body: { does: 'take' } }),
    sends: (name: string, content: Buffer) => team.browser.call(addToConversation, asked(name, content)),
    refused: (name: string, content: Buffer) => team.browser.refused(addToConversation, asked(name, content)),
  };
}

it.each(sampledEngines)(
  'a seller sends a PDF and a picture: the customer sees both, once, also after a worker is replaced, on %s',
  async (engine) => {
    const { replay, seller } = await openHeld(engine);
    await seller.sends('../conta.html', pdf);
    await seller.sends('casa.png', png);
    const [row] = await replay.server.rows('conversation_media');
    expect(JSON.stringify(row)).not.toContain('conta');
    await replay.dies();
    await replay.dies();
    const both = [
      { name: 'conta.html.pdf', content: pdf },
      { name: undefined, content: png },
    ];
    expect(seller.got()).toEqual(both);
    const files = await seller.files();
    expect(files).toMatchObject([
      { state: 'kept', shown: 'file', name: 'conta.html.pdf' },
      { state: 'kept', shown: 'picture', size: png.length },
    ]);
    expect((await seller.open(files[1]?.message ?? '')).bytes).toEqual(png);
    expect(await recordsIn(replay)).toContainEqual(
      expect.objectContaining({ Arquivo: `casa.png ${png.length} bytes` }),
    );
  },
);

it('a file whose sending is refused for now is uploaded anew and shown once', async () => {
  const { replay, seller } = await openHeld();
  await seller.sends('conta.pdf', pdf);
  replay.api.refuseNext(131016);
  await replay.dies();
  expect(seller.got()).toEqual([]);
  replay.server.pass({ minutes: 5 });
  await replay.dies();
  expect(seller.got()).toEqual([{ name: 'conta.pdf', content: pdf }]);
});

it('only a picture or a PDF of the size that WhatsApp takes is sent', async () => {
  const { seller } = await openHeld();
  const because = (message: string) => ({ status: 422, fields: [{ field: 'content', message }] });
  const archive = Buffer.from('504b0304', 'hex');
  for (const content of [Buffer.from('<html>'), archive])
    expect(await seller.refused('conta.pdf', content)).toMatchObject(because(sentFileFaults.type));
  const tooLarge = Buffer.concat([pdf, Buffer.alloc(largestSentFile)]);
  expect(await seller.refused('conta.pdf', tooLarge)).toMatchObject(because(sentFileFaults.size));
  expect(await seller.files()).toEqual([]);
});

it('who does not hold the conversation sends no file, and nobody after the 24 hours of WhatsApp', async () => {
  const replay = await openReplay();
  await replay.says('oi');
  const [seller, other] = [await openSeller(replay), await openSeller(replay)];
  expect(await other.refused('conta.pdf', pdf)).toMatchObject({ status: 409, code: 'not-held' });
  await seller.takes();
  expect(await other.refused('conta.pdf', pdf)).toMatchObject({ status: 409, code: 'taken' });
  // Of somebody who is not signed in, not even the size is looked at.
  const stranger = replay.server.browser();
  const content = 'A'.repeat(2 * largestSentFile);
  const asked = { params: { id: other.id }, body: { kind: 'file', name: '', content } } as const;
  expect(await stranger.refused(addToConversation, asked)).toMatchObject({ status: 401 });
  replay.server.pass({ hours: 24 });
  const late = await openSeller(replay);
  expect(await late.refused('conta.pdf', pdf)).toMatchObject({ status: 409, code: 'window-closed' });
  expect(await replay.server.rows('conversation_media')).toEqual([]);
});
