import { expect, it } from 'vitest';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { openTeam } from './open-team.ts';

const withPrice = (price_full: number): Publication => ({
  ...nothingPublished,
  prices: [{ key: 'a', list: 'plans', sku: plan.sku, price_full }],
});

it('a draft edited by marketing and published by management is sold at the next request', async () => {
  const { shop, save, marketer, manager } = await openTeam();
  const { draft, files } = await marketer.call(calls.readCatalogueDraft, {});
  expect(draft.version).toBe(0);
  expect(files.plans.map(({ sku }) => sku)).toContain(plan.sku);
  expect(await save(withPrice(500))).toEqual([]);
  const body = { draft: 1, published: 0, note: 'Preço de maio' };
  await marketer.refuses('403', calls.publishCatalogue, { body });
  expect(await manager.call(calls.publishCatalogue, { body })).toEqual({ version: 1 });
  expect([(await shop.page()).body.trim(), shop.price()]).toEqual(['500', 500]);
  const { versions } = await marketer.call(calls.listPublications, {});
  expect(versions).toMatchObject([{ version: 1, author: 'Caio', note: 'Preço de maio', restores: null }]);
  expect(await shop.audit()).toMatchObject([
    { action: 'catalogue.published', subjectId: '1', operator: 'Caio' },
  ]);
});

it('the catalogue can be rolled back to any version, and to the files', async () => {
  const { shop, publish, restore } = await openTeam();
  const before = shop.price();
  await publish(withPrice(500));
  expect(await restore(0)).toEqual({ version: 2 });
  expect(shop.price()).toBe(before);
  expect(await restore(1)).toEqual({ version: 3 });
  expect(shop.price()).toBe(500);
  const restored = (await shop.audit()).filter(({ action }) => action === 'catalogue.restored');
  expect(restored.map(({ subjectId }) => subjectId).sort()).toEqual(['2', '3']);
});

it('a rollback takes the draft back with it, unless the draft has changes of its own', async () => {
  const { publish, restore, manager, marketer } = await openTeam();
  const draftOf = async () => (await manager.call(calls.readCatalogueDraft, {})).draft;
  await publish(withPrice(500));
  await restore(0);
  const taken = await draftOf();
  expect(taken).toMatchObject({ publication: nothingPublished, version: 2, editedBy: 'Caio' });

  const body = { version: taken.version, publication: withPrice(520) };
  await marketer.call(calls.saveCatalogueDraft, { body });
  await restore(1);
  expect(await draftOf()).toMatchObject({ publication: withPrice(520), version: 3, editedBy: 'Bia' });
});

it('the second of two editors is told who was first, and nothing changes', async () => {
  const { save, manager, marketer } = await openTeam();
  await save(withPrice(500));
  const body = { version: 0, publication: withPrice(510) };
  expect(await marketer.refused(calls.saveCatalogueDraft, { body })).toMatchObject({
    status: 409,
    code: 'draft-changed',
    error: expect.stringContaining('Bia'),
  });
  const stale = { draft: 0, published: 0, note: '' };
  await manager.refuses('draft-changed', calls.publishCatalogue, { body: stale });
});

it.each(engines)(
  'a discarded draft is what is published, and the log says who discarded it, on %s',
  async (engine) => {
    const { shop, save, publish, manager, marketer } = await openTeam(engine);
    await publish(withPrice(500));
    await save(withPrice(520));
    const body = { version: 2 };
    await manager.refuses('403', calls.discardCatalogueDraft, { body });
    expect(await marketer.call(calls.discardCatalogueDraft, { body })).toEqual({ version: 3 });
    const { draft } = await manager.call(calls.readCatalogueDraft, {});
    expect(draft).toMatchObject({ version: 3, publication: withPrice(500), editedBy: 'Bia' });
    expect(shop.price()).toBe(500);
    expect(await shop.audit()).toContainEqual(
      expect.objectContaining({ action: 'catalogue.discarded', subjectId: '1', operator: 'Bia' }),
    );
  },
);

it.each(engines)(
  'a draft that another editor has saved meanwhile is not discarded, on %s',
  async (engine) => {
    const { save, marketer } = await openTeam(engine);
    await save(withPrice(500));
    await save(withPrice(510));
    await marketer.refuses('409 draft-changed', calls.discardCatalogueDraft, { body: { version: 1 } });
    const { draft } = await marketer.call(calls.readCatalogueDraft, {});
    expect(draft).toMatchObject({ version: 2, publication: withPrice(510) });
  },
);

it('a draft with errors is saved but not published', async () => {
  const { marketer, manager } = await openTeam();
  const saved = { body: { version: 0, publication: withPrice(1) } };
  const problems = [{ part: 'prices', key: 'a' }];
  expect(await marketer.call(calls.saveCatalogueDraft, saved)).toMatchObject({ version: 1, problems });
  const body = { draft: 1, published: 0, note: '' };
  await manager.refuses('422', calls.publishCatalogue, { body });
});

it('a draft may be larger than the body of other calls', async () => {
  const { marketer } = await openTeam();
  const added = Array.from({ length: 30 }, (_, index) => ({
    id: `nova-${index}`,
    group: 'x',
    question: 'Vale?',
    answer: 'Vale. '.repeat(500),
  }));
  const faq = { general: { edited: {}, added, hidden: [], order: [] } };
  const body = { version: 0, publication: { ...nothingPublished, faq } };
  expect(await marketer.call(calls.saveCatalogueDraft, { body })).toMatchObject({ version: 1 });
});

it('a draft can be previewed by permitted operators, without running scripts', async () => {
  const { shop, save, marketer } = await openTeam();
  const { browser: seller } = await shop.signIn('seller');
  const friday = { from: '2026-11-27T00:00', until: '2026-11-30T23:59' };
  await save({
    ...withPrice(500),
    prices: [{ key: 'a', list: 'plans', sku: plan.sku, price_full: 500, ...friday }],
  });
  const before = (await shop.page()).body;
  const preview = (browser: typeof marketer, url: string) => browser.send({ method: 'GET', url });
  const now = await preview(marketer, '/painel/previa/');
  expect([now.status, now.text]).toEqual([200, before]);
  const then = await preview(marketer, '/painel/previa/?em=2026-11-27T00:00');
  expect(then.text.trim()).toBe('500');
  expect(then.headers['x-robots-tag']).toBe('noindex');
  expect(then.headers['set-cookie']).toBeUndefined();
  expect((await shop.page()).body).toBe(before);
  expect((await preview(seller, '/painel/previa/')).status).toBe(403);
  expect((await preview(shop.browser(), '/painel/previa/')).status).toBe(401);
});
