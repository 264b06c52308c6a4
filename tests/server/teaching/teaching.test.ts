import { expect, it } from 'vitest';
import { leaveWords } from '../../../src/contract/calls/support.ts';
import {
  conversationProblems,
  decideSentenceGroup,
  listSentenceGroups,
  publishTeaching,
  readTeaching,
  startTraining,
  stopTraining,
} from '../../../src/contract/panel/teaching.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { openTaughtShop } from './open-taught-shop.ts';
import { condominium, critical, smallKnowledge, topic } from './small-knowledge.ts';

const shipped = smallKnowledge();
const other = 'será que no meu condomínio instala?';

/** Of one group, by their words. */
const alike = [
  'vocês instalam em condomínio?',
  'instalam em condomínio',
  'vcs instalam no condomínio?',
  'instala no meu condomínio?',
  'em condomínio vocês instalam?',
  'então instalam no condomínio?',
  'oi, instalam em condomínio?',
  'instalam aqui no condomínio',
  'no condomínio vocês também instalam?',
  'e em condomínio, instalam?',
];
const person = 'Zoraide Quintanilha';
const phone = '98877-6655';

/** A training takes seconds, on a busy machine longer. */
const trained = { timeout: 60_000, interval: 100 };
const soon = { timeout: 10_000, interval: 50 };

async function open(url?: string) {
  const shop = await openTaughtShop({ url: url ?? (await freshDatabase('SQLite')), ...shipped });
  const { browser } = await shop.server.signIn('manager');
  const teaching = () => browser.call(readTeaching, {});
  const train = async () => {
    await browser.call(startTraining, {});
    await expect.poll(async () => (await teaching()).training, trained).toBeNull();
    return (await teaching()).versions[0];
  };
  const publish = (version: number, live: number) =>
    browser.ask(publishTeaching, { body: { version, live } });
  return { ...shop, browser, state: teaching, train, publish };
}

it('what was taught is understood by every process once its training is published, and no more once that is taken back', async () => {
  const url = await freshDatabase('SQLite');
  const [shop, elsewhere] = [await open(url), await open(url)];
  await shop.teach(`ask:${topic}`, condominium);
  await shop.teach('ask:question-of-a-draft', ['vende drone?'], 'draft');
  expect((await shop.state()).rows).toMatchObject({ taught: 11, untrained: 11 });

  expect(await shop.train()).toMatchObject({ version: 1, state: 'ready', by: 'Ana Lima', rows: 10 });
  expect((await shop.state()).rows).toMatchObject({ taught: 11, untrained: 1 });
  // A process that is killed while it publishes leaves the version before.
  const { versions } = shop.repositories;
  const killed = shop.database.write(async (db) => {
    await versions.publish(db, 1, 0, shop.server.now());
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await shop.topicsOf(other)).not.toContain(topic);

  expect(await shop.publish(1, 0)).toMatchObject({ status: 200, body: { live: 1 } });
  for (const { topicsOf } of [shop, elsewhere])
    await expect.poll(() => topicsOf(other), soon).toEqual([topic]);
  expect(await elsewhere.publish(0, 0)).toMatchObject({
    status: 409,
    body: { code: conversationProblems.liveChanged },
  });

  expect(await elsewhere.publish(0, 1)).toMatchObject({ status: 200 });
  for (const { topicsOf } of [shop, elsewhere])
    await expect.poll(() => topicsOf(other), soon).not.toContain(topic);
  expect((await shop.server.audit()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['training.started', 'teaching.published', 'teaching.restored']),
  );
  expect([...shop.errors, ...elsewhere.errors]).toEqual([]);
}, 120_000);

it('ten sentences of visitors are decided, trained and understood in other words, and nothing of a person is in rows or versions', async () => {
  const shop = await open();
  const said = [
    ...alike,
    `sou a ${person}, instalam em condomínio?`,
    `instalam em condomínio? ${person} falando, ${phone}`,
  ];
  for (const [network, sentence] of said.entries()) {
    const body = { said: sentence, outcome: 'unanswered' as const, step: 'confirmacao' };
    const options = { headers: { 'x-forwarded-for': `203.0.113.${network}` } };
    await shop.server.browser().call(leaveWords, { body }, options);
  }
  const { groups } = await shop.browser.call(listSentenceGroups, { query: { state: 'open' } });
  const rows = [];
  for (const { id } of groups) {
    const body = { state: 'taught' as const, act: `ask:${topic}` };
    rows.push((await shop.browser.call(decideSentenceGroup, { params: { id }, body })).rows);
  }
  expect(rows[0]).toBeGreaterThanOrEqual(alike.length);

  const { version = 0, state } = (await shop.train()) ?? {};
  expect(state).toBe('ready');
  await shop.publish(version, 0);
  await expect.poll(() => shop.topicsOf(other), soon).toEqual([topic]);

  const kept = await shop.database.read(async (db) => [
    await db.selectFrom('taught_rows').selectAll().execute(),
    await db.selectFrom('teaching_versions').selectAll().execute(),
  ]);
  for (const canary of [...person.split(' '), phone]) expect(JSON.stringify(kept)).not.toContain(canary);
}, 120_000);

it('a version that breaks a critical row is kept with its reason, teaches nothing and cannot be published', async () => {
  const shop = await open();
  const noes = ['não', 'não não', 'não quero', 'não aceito', 'não isso', 'não aceito isso aí', 'não mesmo'];
  await shop.teach(
    'yes',
    noes.flatMap((text) => ['', '.', '!', '…', ' não'].map((end) => text + end)),
  );

  expect(await shop.train()).toMatchObject({
    state: 'refused',
    report: { broken: [{ text: critical }], reasons: [expect.stringContaining(critical)] },
  });
  expect((await shop.state()).rows.untrained).toBeGreaterThan(0);
  expect(await shop.publish(1, 0)).toMatchObject({
    status: 422,
    body: { code: conversationProblems.isRefused },
  });
}, 120_000);

it('one training runs at a time in all processes, and any of them stops it', async () => {
  const url = await freshDatabase('SQLite');
  const [shop, elsewhere] = [await open(url), await open(url)];
  await shop.browser.call(startTraining, {});
  expect(await elsewhere.browser.refused(startTraining, {})).toMatchObject({
    status: 409,
    code: conversationProblems.isRunning,
  });

  await elsewhere.browser.call(stopTraining, {});
  expect(await elsewhere.state()).toMatchObject({
    training: { state: 'stopped', by: 'Ana Lima' },
    versions: [],
  });
  await shop.teaching.close();
  expect(await elsewhere.state()).toMatchObject({ training: { state: 'stopped' }, versions: [] });
}, 120_000);

it('a training whose process ended counts as failed, and another one may begin', async () => {
  const { database, repositories, server, state, browser } = await open();
  const { versions } = repositories;
  const claim = await database.write((db) => versions.claim(db, 'Rui', server.now()));
  expect((await state()).training).toMatchObject({ state: 'running', by: 'Rui' });

  server.pass({ minutes: 1 });
  expect((await state()).training).toMatchObject({ state: 'failed' });
  await browser.call(startTraining, {});
  expect((await state()).training).toMatchObject({ state: 'running', by: 'Ana Lima' });
  expect(claim && (await database.write((db) => versions.hold(db, claim, server.now())))).toBe(false);
}, 120_000);

it('after a release with other rows what was taught is trained anew once, and is live with them', async () => {
  const shop = await open();
  const { database, teaching, topicsOf, state } = shop;
  await shop.teach(`ask:${topic}`, condominium);
  await shop.train();
  await shop.publish(1, 0);
  await expect.poll(() => topicsOf(other), soon).toEqual([topic]);
  await teaching.renew();
  expect((await state()).versions).toHaveLength(1);

  await database.write((db) => db.updateTable('teaching_versions').set({ release: 'older rows' }).execute());
  await expect.poll(() => topicsOf(other), soon).not.toContain(topic);
  await teaching.renew();
  expect(await state()).toMatchObject({
    live: 2,
    versions: [{ version: 2, by: null, state: 'published' }, {}],
  });
  await expect.poll(() => topicsOf(other), soon).toEqual([topic]);
  await teaching.renew();
  expect((await state()).versions).toHaveLength(2);
}, 120_000);
