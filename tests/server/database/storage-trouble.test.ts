import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Connection } from '../../../server/database/database.ts';
import { getHealth } from '../../../src/contract/calls/catalogue.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { paulista } from '../test-server/order.ts';

const key = 't'.repeat(20);

function lockedByAnother({ url }: TestServer): () => void {
  const other = new DatabaseSync(url.slice('file:'.length));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  return () => other.exec('ROLLBACK');
}

async function pagesAllowed({ database }: TestServer, count: number): Promise<void> {
  await database.write((db) => sql.raw(`PRAGMA max_page_count = ${count}`).execute(db));
}

it('reads are answered while another process writes, and the write succeeds later', async () => {
  const { server, browser, params } = await openAt('name');
  const free = lockedByAnother(server);
  let isSaved = false;
  const saving = browser.call(leads.saveDueDate, { params, body: { due_date: 10 } }).then(() => {
    isSaved = true;
  });
  const reading = server.browser();
  for (let turn = 0; turn < 20; turn++) {
    expect((await reading.send({ method: 'GET', url: '/api/openapi.json' })).status).toBe(200);
    expect(isSaved).toBe(false);
  }
  free();
  await saving;
  expect(await browser.call(leads.getLead, { params })).toMatchObject({ due_date: 10 });
});

it('a full disk refuses a write with a time to retry, and takes the same call later', async () => {
  const { server, browser, idLead } = await openAt('name');
  await pagesAllowed(server, 1);
  const input = { params: { idLead }, body: { name: 'Maria '.repeat(6).trim() } };
  const answers = [];
  for (let row = 0; row < 200 && answers.at(-1)?.status !== 503; row++)
    answers.push(await server.browser().ask(leads.createLead, { body: { coverage: paulista, lead: {} } }));
  const refused = answers.at(-1);
  expect(refused?.status).toBe(503);
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'x-request-id': expect.any(String) });
  expect(refused?.body).toMatchObject({
    success: false,
    code: 'busy',
    error: expect.stringContaining('nada foi'),
  });
  expect((await browser.ask(leads.getLead, { params: { idLead } })).status).toBe(200);
  expect(server.logged()).toContain('"sqlite":13');

  await pagesAllowed(server, 1_073_741_823);
  await browser.call(leads.saveName, input, { key });
  expect((await browser.ask(getHealth, {})).status).toBe(200);
});

it('two writes that deadlock on PostgreSQL both succeed', async () => {
  const { database } = await openTestServer({ engine: 'PostgreSQL' });
  await database.write((db) =>
    db
      .insertInto('settings')
      .values(['a', 'b'].map((name) => ({ name, value: '' })))
      .execute(),
  );
  let arrived = 0;
  let letBothGoOn: () => void = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    letBothGoOn = resolve;
  });
  const append = (db: Connection, name: string, text: string) =>
    db
      .updateTable('settings')
      .set({ value: sql<string>`value || ${text}` })
      .where('name', '=', name)
      .execute();
  const both = (first: string, second: string, text: string) =>
    database.write(async (db) => {
      await append(db, first, text);
      arrived += 1;
      if (arrived === 2) letBothGoOn();
      await bothHoldOne;
      await append(db, second, text);
    });
  await Promise.all([both('a', 'b', 'x'), both('b', 'a', 'y')]);
  const rows = await database.read((db) =>
    db.selectFrom('settings').selectAll().where('name', 'in', ['a', 'b']).execute(),
  );
  expect(rows.map(({ value }) => [...value].sort().join(''))).toEqual(['xy', 'xy']);
  expect(arrived).toBeGreaterThan(2);
});
