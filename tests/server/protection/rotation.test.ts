import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { resealAll } from '../../../server/commands/reseal-all.ts';
import { sealedColumns } from '../../../server/commands/sealed-columns.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { keyIdOf } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { engines } from '../test-server/test-database.ts';

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const repeated = 'r'.repeat(20);

async function sealedTexts({ database }: TestServer): Promise<string[]> {
  const texts = [];
  for (const { table, key, column, only } of sealedColumns) {
    const { rows } = await database.read((db) =>
      sql<{ key: string; text: string | null }>`
        select ${sql.ref(key)} as key, ${sql.ref(column)} as text from ${sql.table(table)}
      `.execute(db),
    );
    texts.push(
      ...rows.filter((row) => only === undefined || row.key === only).flatMap(({ text }) => text || []),
    );
  }
  return texts;
}

const protectionOf = ({ database }: TestServer, keys: Buffer[]) =>
  openProtection(database, keys, systemRandom);

describe.each(engines)('the rotation of a data key on %s', (engine) => {
  it('an old key can be removed once everything is sealed again', async () => {
    const before = await openTestServer({ engine, keys: [oldKey] });
    const { browser, idLead } = await before.leadAt('confirmation', { key: repeated });
    await before.ordered({ door: { number: '2000' } });
    const finger = (await protectionOf(before, [oldKey])).fingerprint('52998224725', 'cpf');

    const both = [newKey, oldKey];
    const during = await openTestServer({ url: before.url, keys: both });
    const protection = await protectionOf(during, both);
    expect(await resealAll(during.database, protection)).toBeGreaterThan(5);
    expect(await resealAll(during.database, protection)).toBe(0);
    const texts = await sealedTexts(during);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !text.startsWith(`${keyIdOf(newKey)}.`))).toEqual([]);

    const after = await openTestServer({ url: before.url, keys: [newKey] });
    const later = after.browser();
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(await later.call(leads.getLead, { params: { idLead } })).toMatchObject({ name: 'Maria Souza' });
    expect(await after.leadAt('name', { browser: later, key: repeated })).toMatchObject({ idLead });
    expect((await protectionOf(after, [newKey])).fingerprint('52998224725', 'cpf')).toBe(finger);
    await expect(protectionOf(after, [oldKey])).rejects.toThrow(/does not fit/);
  });

  it('a fingerprint stays the same during a key rotation', async () => {
    const before = await openTestServer({ engine, keys: [oldKey] });
    const finger = (await protectionOf(before, [oldKey])).fingerprint('52998224725', 'cpf');
    for (const keys of [[newKey, oldKey], [oldKey, newKey], [oldKey]]) {
      expect((await protectionOf(before, keys)).fingerprint('52998224725', 'cpf')).toBe(finger);
    }
  });

  it('a key is needed as long as something is sealed with it', async () => {
    const before = await openTestServer({ engine, keys: [oldKey] });
    await before.leadAt('name');
    await expect(protectionOf(before, [newKey])).rejects.toThrow(/does not fit/);
  });
});
