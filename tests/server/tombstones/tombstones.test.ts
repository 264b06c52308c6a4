import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepositories } from '../../../server/app/repositories.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { replayTombstones } from '../../../server/tombstones/replay-tombstones.ts';
import { openTombstoneFile } from '../../../server/tombstones/tombstone-file.ts';
import { deleteNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import { renewing } from '../customers/customer.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';
import { noNetwork } from '../test-server/order.ts';
import { type Engine, sampledEngines, temporaryFolder } from '../test-server/test-database.ts';

const phone = '11987654321';
const stoppedHash = 'hash-of-somebody-who-wants-no-offers';

async function openShop(engine: Engine) {
  const path = join(temporaryFolder(), 'shop.tombstones');
  const tombstones = openTombstoneFile(path);
  const server = await openTestServer({ engine, tombstones });
  const { database, repositories, now } = server;
  return {
    ...{ server, path, tombstones, repositories },
    replay: () => replayTombstones({ database, tombstones, now: now(), ...repositories }),
    rows: async () => ({
      leads: await server.rows('leads'),
      no_coverage_leads: await server.rows('no_coverage_leads'),
      renewals: await server.rows('renewals'),
      message_stops: await server.rows('message_stops'),
    }),
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const restore = ({ server: { database } }: Shop, before: Awaited<ReturnType<Shop['rows']>>) =>
  database.write(async (db) => {
    await db.deleteFrom('erased_leads').execute();
    await db.deleteFrom('message_stops').execute();
    await db.insertInto('leads').values(before.leads).execute();
    await db.insertInto('no_coverage_leads').values(before.no_coverage_leads).execute();
    await db.insertInto('renewals').values(before.renewals).execute();
  });

/** Creates and erases one record of each kind. */
async function eraseOneOfEach({ server }: Shop, backup: () => Promise<void>) {
  const { browser, idLead } = await server.leadAt('confirmation');
  const opened = await browser.call(leads.createLead, { body: { coverage: noNetwork, lead: {} } });
  const id = opened.idLeadNoCoverage ?? '';
  const contact = { name: 'Maria Souza', phone, email: 'maria@exemplo.com.br', accept_information: true };
  await browser.call(updateNoCoverageLead, { body: { id, ...contact } });
  const renewal = await browser.call(findRenewalOffers, { body: renewing });
  await backup();
  await browser.call(leads.deleteLead, { body: { id: idLead } });
  await browser.call(deleteNoCoverageLead, { body: { id, phone } });
  await browser.call(leads.deleteLead, { body: { id: renewal.id_renewal_request ?? '' } });
  return idLead;
}

describe.each(sampledEngines)('a restored backup on %s', (engine) => {
  it('a restored backup brings back no erased lead and keeps opt-outs from offers', async () => {
    const shop = await openShop(engine);
    let backup = await shop.rows();
    const idLead = await eraseOneOfEach(shop, async () => {
      backup = await shop.rows();
    });
    const { server, repositories } = shop;
    await server.database.write((db) => repositories.recoveries.stop(db, stoppedHash, server.now()));
    expect(readFileSync(shop.path, 'utf8')).not.toContain(idLead);

    await restore(shop, backup);
    expect(await shop.replay()).toBe(3);
    expect(await shop.rows()).toMatchObject({
      ...{ leads: [], no_coverage_leads: [], renewals: [] },
      message_stops: [{ contact_hash: stoppedHash }],
    });
    expect(await shop.replay()).toBe(0);
  });

  it('a lead whose erasure failed survives the next start', async () => {
    const { server, replay, repositories } = await openShop(engine);
    const { browser, idLead } = await server.leadAt('name');
    const failing = server.database.write(async (db) => {
      await repositories.erasures.erase(db, idLead, server.now());
      throw new Error('The disk is full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(await replay()).toBe(0);
    await browser.call(leads.saveName, { params: { idLead }, body: { name: 'Maria Souza' } });
  });

  it('a restored backup keeps all other leads and placed orders', async () => {
    const shop = await openShop(engine);
    const { server, replay, rows, tombstones } = shop;
    await server.ordered({ door: { number: '2000' } });
    await server.leadAt('name');
    const before = await rows();
    const other = createRepositories(createProtection(testKeys, systemRandom), systemRandom);
    await server.database.write((db) => other.erasures.erase(db, crypto.randomUUID(), server.now()));
    // A new file receives the database's tombstones.
    expect(tombstones.read()).toEqual([]);
    expect(await replay()).toBe(0);
    expect(tombstones.read()).toHaveLength(1);
    expect(await rows()).toEqual(before);
  });
});

it('the file of erasures is private to its owner and survives an interrupted write', () => {
  const path = join(temporaryFolder(), 'deep/shop.tombstones');
  const file = openTombstoneFile(path);
  const [one, other] = ['a', 'b'].map((hash) => ({ kind: 'erased' as const, hash, at: '2026-11-22' }));
  if (one) file.add([one]);
  appendFileSync(path, '{"kind":"erased","ha');
  if (other) file.add([other]);
  expect(openTombstoneFile(path).read()).toEqual([one, other]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('a file of erasures that cannot be written is named at the start', () => {
  const file = join(temporaryFolder(), 'no-folder');
  writeFileSync(file, '');
  expect(() => openTombstoneFile(join(file, 'shop.tombstones'))).toThrow(/Cannot use the tombstones/);
});
