import { expect, it } from 'vitest';
import { liveAddress } from '../../../src/contract/panel/live.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { listenTo, twoProcesses } from './two-processes.ts';

const soon = { timeout: 15_000 };

it('two servers started together on one PostgreSQL act as one shop', async () => {
  const { one, other, cookie, call, database } = await twoProcesses();

  // Each migration was applied once.
  const applied = await database.read((db) => db.selectFrom('migrations').select('name').execute());
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  for (const address of [one, other])
    expect(await call(address, 'GET', '/api/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    });

  // A live update reaches a panel on the other process.
  const heard = await listenTo(other, liveAddress, cookie);
  await expect.poll(heard, soon).toContain('event: changed');
  await call(one, 'POST', '/api/supportRequest', { telephone: '11987654321' });
  await expect.poll(heard, soon).toContain('{"topics":["calls"]}');

  // A publication on one process is sold by the other.
  const { body: sold } = await call(other, 'GET', '/json/plans.json');
  const [offer] = sold.plans;
  const price_full = offer.price_full + 100;
  const prices = [{ key: 'a', list: 'plans', sku: offer.sku, price_full }];
  const draft = { version: 0, publication: { ...nothingPublished, prices } };
  expect(await call(one, 'PUT', '/api/panel/catalogue/draft', draft)).toMatchObject({
    status: 200,
    body: { problems: [] },
  });
  const publication = { draft: 1, published: 0, note: '' };
  expect((await call(other, 'POST', '/api/panel/catalogue/publications', publication)).status).toBe(200);
  const priceAt = async (address: string) => (await call(address, 'GET', '/json/plans.json')).body.plans[0];
  for (const address of [other, one])
    await expect.poll(() => priceAt(address), soon).toMatchObject({ sku: offer.sku, price_full });
});
