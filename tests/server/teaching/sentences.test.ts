import { describe, expect, it } from 'vitest';
import { leastVisits } from '../../../server/teaching/rare-words.ts';
import { differingOf, listGroups } from '../../../server/teaching/sentence-groups.ts';
import { leaveWords } from '../../../src/contract/calls/support.ts';
import { messageLength } from '../../../src/contract/lead/answer-lengths.ts';
import { listAudit } from '../../../src/contract/panel/audit.ts';
import {
  decideSentenceGroup,
  listSentenceGroups,
  readSentenceGroup,
} from '../../../src/contract/panel/teaching.ts';
import type { Browser } from '../test-server/browser.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const reader = sharedReader();

const outcome = 'unanswered' as const;
const step = 'data-instalacao';

let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `203.0.${networks >> 8}.${networks & 255}`;
};

const leave = async (browser: Browser, said: string, more: object = {}, network = nextNetwork()) => {
  const options = { headers: { 'x-forwarded-for': network } };
  return (await browser.call(leaveWords, { body: { said, outcome, step, ...more } }, options)).id ?? '';
};

/** Each from a browser and a network of its own. */
async function leaveFromEverywhere(server: TestServer, said: string, many: number) {
  for (let one = 1; one <= many; one++) await leave(server.browser(), said, {}, `198.51.100.${one}`);
}

const marketer = async (server: TestServer) => (await server.signIn('marketer')).browser;

const groupsIn = async (server: TestServer, query: object = {}) =>
  (await (await marketer(server)).call(listSentenceGroups, { query: { state: 'open', ...query } })).groups;

describe.each(sampledEngines)('sentences that were not understood on %s', (engine) => {
  const opened = () => openTestServer({ engine, trustProxy: 1 });

  it('alike sentences wait in one group with their steps, campaigns and outcomes, other questions in theirs', async () => {
    const server = await opened();
    const browser = server.browser();
    await leave(browser, 'vocês furam a parede?');
    await leave(browser, 'o técnico vai ter que furar a minha parede', { addon: 'black' });
    await leave(browser, 'furam parede', { outcome: 'guess', step: 'cep' });
    await leave(browser, 'vocês pintam a parede?');
    await leave(browser, 'quando furam a parede?');
    const [first, ...others] = await groupsIn(server);
    expect(first).toMatchObject({ many: 3, left: 0, state: 'open', act: null });
    expect(first?.steps).toEqual([
      { step, many: 2 },
      { step: 'cep', many: 1 },
    ]);
    expect(first?.campaigns.toSorted()).toEqual(['', 'black']);
    expect(first?.outcomes).toContainEqual({ outcome: 'guess', many: 1 });
    expect(others.map(({ example }) => example).toSorted()).toEqual([
      'quando furam a parede?',
      'vocês pintam a parede?',
    ]);
  });

  it('a list of groups is filtered, counts what fits, and pages through all of them once', async () => {
    const server = await opened();
    const browser = server.browser();
    const things =
      'cabo caixa modem antena tomada poste teto telhado janela porta muro escada mesa luz'.split(' ');
    const places = 'sítio barco garagem quintal varanda'.split(' ');
    for (const thing of things) for (const place of places) await leave(browser, `tem ${thing} no ${place}`);
    await leave(browser, 'tem cabo no sítio', { step: 'cep', addon: 'black', outcome: 'refusal' });
    const panel = await marketer(server);
    const query = { state: 'open' as const };
    const first = await panel.call(listSentenceGroups, { query });
    const second = await panel.call(listSentenceGroups, { query: { ...query, after: first.next ?? '' } });
    const ids = [...first.groups, ...second.groups].map(({ id }) => id);
    expect(new Set(ids).size).toBe(things.length * places.length);
    expect(second.next).toBeNull();
    expect(first.groups[0]).toMatchObject({ example: 'tem cabo no sítio', many: 2 });
    for (const filter of [{ step: 'cep' }, { campaign: 'black' }, { outcome: 'refusal' }])
      expect(await groupsIn(server, filter)).toMatchObject([{ example: 'tem cabo no sítio', many: 1 }]);
    expect(await groupsIn(server, { campaign: '-' })).not.toMatchObject([{ many: 2 }]);
  });

  it('of a step or a campaign that the shop does not have nothing is kept', async () => {
    const server = await opened();
    await leave(server.browser(), 'vocês furam a parede?', { step: 'maria-souza', addon: 'Maria Souza' });
    expect(await groupsIn(server)).toMatchObject([{ steps: [], campaigns: [''] }]);
    expect(JSON.stringify(await everythingStored(server.database))).not.toMatch(/souza/i);
  });

  it('a group of more sentences than a statement takes is taught', async () => {
    const server = await opened();
    await leave(server.browser(), 'vocês furam a parede?');
    const [group] = await groupsIn(server);
    const [row] = await server.rows('sentences');
    if (group === undefined || row === undefined) throw new Error('Nothing is kept.');
    for (let part = 0; part < 10; part++)
      await server.database.write((db) => {
        const words = Array.from({ length: 1000 }, (_, at) => `furam a parede ${part} ${at}`);
        const rows = words.map((one) => ({ ...row, id: crypto.randomUUID(), words: one }));
        return db.insertInto('sentences').values(rows).execute();
      });
    const taught = { params: { id: group.id }, body: { state: 'taught', act: 'ask:preco' } } as const;
    const answer = await (await marketer(server)).call(decideSentenceGroup, taught);
    expect(answer.rows).toBeGreaterThan(100);
  });

  it('two alike sentences at the same moment found one group', async () => {
    const server = await opened();
    await Promise.all(Array.from({ length: 4 }, () => leave(server.browser(), 'vocês furam a parede?')));
    expect(await groupsIn(server)).toMatchObject([{ many: 4 }]);
  });

  it('a sentence that a network repeats in any wording counts once a day', async () => {
    const server = await opened();
    const repeated = async (network: string) => {
      for (const said of ['vocês furam a parede?', 'Furam parede', 'vão furar a minha parede?'])
        await leave(server.browser(), said, {}, network);
      return (await groupsIn(server))[0]?.many;
    };
    expect(await repeated('2804:14d:1::1')).toBe(1);
    expect(await repeated('2804:14d:1:2::1')).toBe(1);
    expect(await repeated('2804:14d:2::1')).toBe(2);
    server.pass({ days: 1 });
    expect(await repeated('2804:14d:1::1')).toBe(3);
  });

  it('what follows within half an hour is shown with the sentence, and whoever does nothing more has left', async () => {
    const server = await opened();
    const browser = server.browser();
    const after = await leave(browser, 'vocês furam a parede?');
    await browser.call(leaveWords, { body: { said: 'tem fidelidade?', after, did: 'words' } });
    await browser.call(leaveWords, { body: { after, did: 'person' } });
    server.pass({ minutes: 1 });
    const late = await leave(browser, 'furam parede?');
    server.pass({ minutes: 30 });
    await browser.call(leaveWords, { body: { after: late, did: 'answered' } });
    await leave(browser, 'furar a parede?');
    const [group] = await groupsIn(server);
    expect(group).toMatchObject({ many: 3, left: 1 });
    const params = { id: group?.id ?? '' };
    const { sentences } = await (await marketer(server)).call(readSentenceGroup, { params });
    expect(sentences).toMatchObject([
      { did: null, next: null, hasLeft: false },
      { did: null, next: null, hasLeft: true },
      { did: 'words', next: 'tem fidelidade?', hasLeft: false },
    ]);
  });

  it('a word of no list is shown once five visits of their own have used it, wherever it stands', async () => {
    const server = await opened();
    const said = 'instalam o wififone?';
    const shown = async () => (await groupsIn(server)).map(({ example }) => example);
    await leaveFromEverywhere(server, said, leastVisits - 1);
    expect(await shown()).toEqual(['instalam o […]?']);
    // One stranger with many browsers is one.
    for (let one = 0; one < leastVisits; one++) await leave(server.browser(), said, {}, '198.51.100.1');
    expect(await shown()).toEqual(['instalam o […]?']);
    await leave(server.browser(), 'vendem wififone?', {}, '198.51.100.200');
    expect((await shown()).toSorted()).toEqual(['instalam o wififone?', 'vendem wififone?']);
    expect(await server.rows('rare_word_uses')).toEqual([]);
  });

  it('a group is decided about and opened again, each time with an entry in the log', async () => {
    const server = await opened();
    await leave(server.browser(), 'vocês furam a parede?');
    await leave(server.browser(), 'furam parede?');
    const [group] = await groupsIn(server);
    const path = { params: { id: group?.id ?? '' } };
    const panel = await marketer(server);
    const body = { state: 'taught' as const, act: 'ask:preco' };
    expect(await panel.call(decideSentenceGroup, { ...path, body })).toMatchObject({
      group: { state: 'taught', act: 'ask:preco' },
      rows: 2,
    });
    await leave(server.browser(), 'vocês furam a parede?');
    expect(await groupsIn(server)).toEqual([]);
    expect(await groupsIn(server, { state: 'taught' })).toMatchObject([{ many: 3 }]);
    server.pass({ minutes: 1 });
    await panel.call(decideSentenceGroup, { ...path, body: { state: 'open' } });
    expect(await groupsIn(server)).toMatchObject([{ act: null }]);
    const refused = { ...path, body: { ...body, act: 'command:fly' } };
    await panel.refuses('422', decideSentenceGroup, refused);
    const { browser: seller } = await server.signIn('seller');
    await seller.refuses('403', decideSentenceGroup, { ...path, body });
    const { browser: admin } = await server.signIn('admin');
    const { entries } = await admin.call(listAudit, { query: { action: 'conversation.decided' } });
    expect(entries.map(({ detail }) => detail)).toEqual(['open', 'taught ask:preco']);
  });

  it('sentences, groups and the rare words in them end after 90 days', async () => {
    const server = await opened();
    await leaveFromEverywhere(server, 'instalam o wififone?', leastVisits);
    await leave(server.browser(), 'vendem o gugufone?');
    server.pass({ days: 90 });
    expect(await groupsIn(server)).toEqual([]);
    await server.sweep();
    const ended = { sentences: [], sentence_groups: [], rare_words: [], rare_word_uses: [] };
    expect(await everythingStored(server.database)).toMatchObject(ended);
  });
});

it('the model marks the values of a sentence and guesses what it asks', async () => {
  const server = await openTestServer({ reader });
  const said =
    'meu nome é Ana Souza, meu e-mail é ana@exemplo.com.br, quanto custa a instalação no número 4578?';
  await leave(server.browser(), said);
  const [group] = await server.database.read((db) =>
    listGroups(db, { state: 'open', after: undefined, many: 1 }, server.now()),
  );
  expect(group?.example).toMatch(/^meu nome é \[nome\], meu e-mail é \[e-mail\], quanto custa a instalação/);
  expect(group?.guesses.some((guess) => guess.startsWith('ask:'))).toBe(true);
  const { sentences } = await server.database.read((db) => differingOf(db, group?.id ?? ''));
  expect(sentences).toMatchObject([
    { step, words: expect.arrayContaining([{ kind: 'value', text: 'name', ends: ',' }]) },
  ]);
});

it.each([
  ['too long', { said: 'x'.repeat(messageLength + 1), outcome }],
  ['empty', { said: ' ', outcome }],
  ['without a reason or a sentence before', { said: 'oi' }],
  ['words that follow without words', { after: crypto.randomUUID(), did: 'words' as const }],
])('a sentence is refused: %s', async (_, body) => {
  const server = await openTestServer();
  expect((await server.browser().ask(leaveWords, { body })).status).toBe(422);
});

it('of a sentence of which nothing may be shown nothing is stored', async () => {
  const server = await openTestServer();
  expect(await leave(server.browser(), 'Zuleica Cotovia')).toBe('');
  expect(await everythingStored(server.database)).toMatchObject({ sentences: [], rare_words: [] });
});
