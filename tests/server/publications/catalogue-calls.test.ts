import { expect, it } from 'vitest';
import { questionSets } from '../../../src/content/faq/questions.ts';
import { checkWords } from '../../../src/content/publication-checks.ts';
import { changeOperator } from '../../../src/contract/panel/access/operators.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { findQuickAnswers } from '../../../src/contract/panel/conversations.ts';
import { nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { openTeam } from './open-team.ts';

const withPrice = (price_full: number): Publication => ({
  ...nothingPublished,
  prices: [{ key: 'a', list: 'plans', sku: plan.sku, price_full }],
});

const withHeading: Publication = {
  ...nothingPublished,
  looks: [{ key: 'l', campaign: '', banner: { heading: 'Black Friday' } }],
};

const prices = (price_full: number) => ({ prices: withPrice(price_full).prices });

it('a draft edited by marketing and published by management is sold at the next request', async () => {
  const { shop, author, save, marketer, manager } = await openTeam();
  const { draft, files } = await marketer.call(calls.readCatalogueDraft, { query: {} });
  expect(draft.version).toBe(0);
  expect(files.plans.map(({ sku }) => sku)).toContain(plan.sku);
  expect(await save(withPrice(500))).toEqual([]);
  const body = { drafts: [{ author, version: 1 }], published: 0, note: 'Preço de maio' };
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

it('a rollback leaves a draft its own changes, and nothing of what it takes back', async () => {
  const { publish, save, restore, marketer } = await openTeam();
  const drafted = async () =>
    (await marketer.call(calls.readCatalogueDraft, { query: {} })).draft.publication;
  await publish(withPrice(500));
  await restore(0);
  expect(await drafted()).toEqual(nothingPublished);
  await save(withHeading);
  await restore(1);
  expect(await drafted()).toEqual({ ...withPrice(500), looks: withHeading.looks });
});

it.each(engines)(
  'a publication collects the drafts of several people and leaves the one that somebody has not finished, on %s',
  async (engine) => {
    const team = await openTeam(engine);
    const { shop, manager, save, marketer } = team;
    const { browser: second } = await shop.signIn('marketer', 'Davi');
    const { browser: third } = await shop.signIn('marketer', 'Eva');
    const saveAs = async (browser: typeof second, publication: Publication) => {
      const { draft } = await browser.call(calls.readCatalogueDraft, { query: {} });
      const body = { version: draft.version, basedOn: 0, publication };
      await browser.call(calls.saveCatalogueDraft, { body });
    };
    await save(withPrice(500));
    await saveAs(second, withHeading);
    await saveAs(third, withPrice(1));
    const { drafts } = await manager.call(calls.readCatalogueDraft, { query: {} });
    expect(drafts.map(({ name, problems }) => [name, problems.length])).toEqual([
      ['Bia', 0],
      ['Davi', 0],
      ['Eva', 1],
    ]);
    const finished = drafts.slice(0, 2).map(({ author, version }) => ({ author, version }));
    await manager.call(calls.publishCatalogue, { body: { drafts: finished, published: 0, note: '' } });
    expect((await shop.page()).body).toBe('500 Black Friday');
    const left = await manager.call(calls.readCatalogueDraft, { query: {} });
    expect(left.drafts.map(({ name }) => name)).toEqual(['Eva']);
    expect(left.drafts[0]?.publication).toMatchObject({ looks: withHeading.looks, ...prices(1) });
    // An editor that was open meanwhile has not seen the publication.
    const stale = { version: 1, basedOn: 0, publication: withPrice(510) };
    expect(await marketer.refused(calls.saveCatalogueDraft, { body: stale })).toMatchObject({
      code: 'draft-changed',
      error: expect.stringContaining('Caio'),
    });
    // Kept nevertheless, its changes are made to what was published.
    await marketer.call(calls.saveCatalogueDraft, { body: { ...stale, version: 2 } });
    const { draft } = await marketer.call(calls.readCatalogueDraft, { query: {} });
    expect(draft.publication).toMatchObject({ looks: withHeading.looks, ...prices(510) });
  },
);

it('two drafts that change the same thing are not published together', async () => {
  const { shop, manager, save, marketer } = await openTeam();
  const { browser: second } = await shop.signIn('marketer', 'Davi');
  await save(withPrice(500));
  const body = { version: 0, basedOn: 0, publication: withPrice(510) };
  await second.call(calls.saveCatalogueDraft, { body });
  const read = await manager.call(calls.readCatalogueDraft, { query: {} });
  const drafts = read.drafts.map(({ author, version }) => ({ author, version }));
  const together = { body: { drafts, published: 0, note: '' } };
  expect(await manager.refused(calls.publishCatalogue, together)).toMatchObject({
    status: 422,
    error: expect.stringContaining('Bia e Davi'),
  });
  await manager.call(calls.publishCatalogue, { body: { ...together.body, drafts: drafts.slice(1) } });
  expect((await shop.page()).body.trim()).toBe('510');
  // The other one still says on what it was saved, so that its clash with what is published can be told.
  expect((await manager.call(calls.readCatalogueDraft, { query: {} })).drafts).toMatchObject([
    { savedOn: 0 },
  ]);
  const { version, basedOn, savedOn, publication } = (
    await marketer.call(calls.readCatalogueDraft, { query: {} })
  ).draft;
  expect([basedOn, savedOn]).toEqual([1, 0]);
  await marketer.call(calls.saveCatalogueDraft, { body: { version, basedOn, publication } });
  expect((await marketer.call(calls.readCatalogueDraft, { query: {} })).draft.savedOn).toBe(1);
});

it('a question under a code that a colleague published since stays one’s own, whatever is edited after', async () => {
  const { shop, manager, save, marketer, author } = await openTeam();
  const asks = (answer: string): Publication => {
    const group = questionSets.general[0]?.title ?? '';
    const added = [{ id: 'nova', group, question: 'Vale?', answer }];
    return { ...nothingPublished, faq: { general: { edited: {}, added, hidden: [], order: [] } } };
  };
  const { browser: second } = await shop.signIn('marketer', 'Davi');
  await save(asks('Dela.'));
  const theirs = { version: 0, basedOn: 0, publication: asks('Dele.') };
  await second.call(calls.saveCatalogueDraft, { body: theirs });
  const davi = (await second.call(calls.readCatalogueDraft, { query: {} })).draft.author;
  const published = { drafts: [{ author: davi, version: 1 }], published: 0, note: '' };
  await manager.call(calls.publishCatalogue, { body: published });

  const read = async () => marketer.call(calls.readCatalogueDraft, { query: {} });
  const edit = async (publication: Publication) => {
    const { version, basedOn } = (await read()).draft;
    return marketer.call(calls.saveCatalogueDraft, { body: { version, basedOn, publication } });
  };
  const taken = expect.arrayContaining([expect.objectContaining({ part: 'faq', key: 'general nova' })]);
  for (const { problems } of [await read(), await edit(asks('Dela, mudada.')), await read()])
    expect(problems).toEqual(taken);
  const { version } = (await read()).draft;
  const body = { drafts: [{ author, version }], published: 1, note: '' };
  await manager.refuses('422', calls.publishCatalogue, { body });
  // Removed, it takes nothing of the colleague's with it.
  await edit(nothingPublished);
  expect((await read()).draft.publication.faq).toEqual(asks('Dele.').faq);
});

it('a draft is its author’s and that of those who publish: nobody else sees or discards it', async () => {
  const { shop, author, manager, save } = await openTeam();
  const { browser: second } = await shop.signIn('marketer', 'Davi');
  await save(withPrice(500));
  const own = await second.call(calls.readCatalogueDraft, { query: {} });
  expect([own.draft.publication, own.drafts]).toEqual([nothingPublished, []]);
  await second.refuses('403', calls.readCatalogueDraft, { query: { author } });
  await second.refuses('403', calls.discardCatalogueDraft, { body: { author, version: 1 } });
  const previewed = async (browser: typeof second, search = '') =>
    (await browser.send({ method: 'GET', url: `/painel/previa/${search}` })).text.trim();
  expect(await previewed(second, `?de=${author}`)).toBe(await previewed(second));
  expect(await previewed(manager, `?de=${author}`)).toBe('500');
  const { draft } = await manager.call(calls.readCatalogueDraft, { query: { author } });
  expect(draft).toMatchObject({ author, version: 1, publication: withPrice(500), editedBy: 'Bia' });
  expect(await manager.call(calls.discardCatalogueDraft, { body: { author, version: 1 } })).toEqual({
    version: 2,
  });
});

it('the second of two windows is told, and nothing changes', async () => {
  const { author, save, manager, marketer } = await openTeam();
  await save(withPrice(500));
  const body = { version: 0, basedOn: 0, publication: withPrice(510) };
  expect(await marketer.refused(calls.saveCatalogueDraft, { body })).toMatchObject({
    status: 409,
    code: 'draft-changed',
    error: expect.stringContaining('outra janela sua'),
  });
  const stale = { drafts: [{ author, version: 0 }], published: 0, note: '' };
  await manager.refuses('draft-changed', calls.publishCatalogue, { body: stale });
});

it.each(engines)(
  'a discarded draft is what is published, and the log says who discarded it, on %s',
  async (engine) => {
    const { shop, author, save, publish, marketer } = await openTeam(engine);
    await publish(withPrice(500));
    await save(withPrice(520));
    const body = { author, version: 3 };
    expect(await marketer.call(calls.discardCatalogueDraft, { body })).toEqual({ version: 4 });
    const { draft } = await marketer.call(calls.readCatalogueDraft, { query: {} });
    expect(draft).toMatchObject({ version: 4, publication: withPrice(500), editedBy: 'Bia' });
    expect(shop.price()).toBe(500);
    expect(await shop.audit()).toContainEqual(
      expect.objectContaining({ action: 'catalogue.discarded', subjectId: '1', operator: 'Bia' }),
    );
  },
);

it.each(engines)(
  'a draft that another editor has saved meanwhile is not discarded, on %s',
  async (engine) => {
    const { author, save, marketer } = await openTeam(engine);
    await save(withPrice(500));
    await save(withPrice(510));
    const body = { author, version: 1 };
    await marketer.refuses('409 draft-changed', calls.discardCatalogueDraft, { body });
    const { draft } = await marketer.call(calls.readCatalogueDraft, { query: {} });
    expect(draft).toMatchObject({ version: 2, publication: withPrice(510) });
  },
);

it.each(engines)(
  'the draft of an account that ended is added to a colleague’s, unless the two clash, on %s',
  async (engine) => {
    const { shop, author, save, marketer, manager } = await openTeam(engine);
    const { browser: admin } = await shop.signIn('admin', 'Duda');
    await save(withPrice(500));
    const body = { author, version: 1 };
    const takes = { body };
    await marketer.refuses('403', calls.takeOverCatalogueDraft, takes);
    expect(await admin.refused(calls.takeOverCatalogueDraft, takes)).toMatchObject({
      status: 409,
      error: checkWords.notLeft('Bia'),
    });
    await admin.call(changeOperator, { params: { id: author }, body: { isDisabled: true } });
    const [listed] = (await manager.call(calls.readCatalogueDraft, { query: {} })).drafts;
    expect(listed).toMatchObject({ author, isLeft: true });
    const keep = (version: number, publication: Publication) =>
      admin.call(calls.saveCatalogueDraft, { body: { version, basedOn: 0, publication } });
    await keep(0, withPrice(510));
    expect(await admin.refused(calls.takeOverCatalogueDraft, takes)).toMatchObject({
      status: 422,
      error: checkWords.clashing('Duda', 'Bia'),
    });
    await keep(1, withHeading);
    await admin.refuses('draft-changed', calls.takeOverCatalogueDraft, { body: { author, version: 7 } });
    expect(await admin.call(calls.takeOverCatalogueDraft, takes)).toEqual({ version: 3 });
    const { draft, drafts } = await admin.call(calls.readCatalogueDraft, { query: {} });
    expect(draft).toMatchObject({ version: 3, publication: { ...withHeading, ...prices(500) } });
    expect(drafts.map((one) => one.author)).toEqual([draft.author]);
    await admin.refuses('draft-changed', calls.takeOverCatalogueDraft, takes);
    expect(await shop.audit()).toContainEqual(
      expect.objectContaining({ action: 'catalogue.taken-over', operator: 'Duda', detail: 'Bia' }),
    );
  },
);

it('a draft with errors is saved but not published', async () => {
  const { author, marketer, manager } = await openTeam();
  const saved = { body: { version: 0, basedOn: 0, publication: withPrice(1) } };
  const problems = [{ part: 'prices', key: 'a' }];
  expect(await marketer.call(calls.saveCatalogueDraft, saved)).toMatchObject({ version: 1, problems });
  const body = { drafts: [{ author, version: 1 }], published: 0, note: '' };
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
  const body = { version: 0, basedOn: 0, publication: { ...nothingPublished, faq } };
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
  await save({ ...nothingPublished, looks: [{ key: 'l', campaign: '', banner: { heading: 'breaks' } }] });
  const broken = await preview(marketer, '/painel/previa/');
  expect([broken.status, broken.text]).toEqual([422, expect.stringContaining('prévia')]);
  expect((await preview(seller, '/painel/previa/')).status).toBe(403);
  expect((await preview(shop.browser(), '/painel/previa/')).status).toBe(401);
});

it('a draft that nobody has saved is neither discarded nor published, and no version is skipped', async () => {
  const { shop, manager, marketer, author } = await openTeam();
  const stranger = { author: 'ninguém', version: 0 };
  for (const draft of [stranger, { author, version: 0 }, { author, version: 7 }, { ...stranger, version: 7 }])
    await manager.refuses('404', calls.discardCatalogueDraft, { body: draft });
  const publishing = { drafts: [stranger], published: 0, note: '' };
  await manager.refuses('404', calls.publishCatalogue, { body: publishing });
  const skipping = { version: 7, basedOn: 0, publication: withHeading };
  await marketer.refuses('404', calls.saveCatalogueDraft, { body: skipping });
  expect(await shop.rows('publication_drafts')).toEqual([]);
});

it('a disguised link is refused, and one cent is no price to publish', async () => {
  const { save, marketer, publish } = await openTeam();
  const question = { id: 'q', group: 'g', question: 'Onde?', answer: 'Em [nossa loja](/planos\u202Efdp).' };
  const faq = { general: { edited: {}, added: [question], hidden: [], order: [] } };
  const body = { version: 0, basedOn: 0, publication: { ...nothingPublished, faq } };
  await marketer.refuses('422 publication.faq.general.added.0.answer', calls.saveCatalogueDraft, { body });
  const cent = { key: 'a', list: 'plans', sku: plan.sku, price: 0.01, price_with_dacc: 0.01 };
  expect(await save({ ...nothingPublished, prices: [cent] })).toEqual([checkWords.free]);
  await expect(publish()).rejects.toThrow('422');
});

it('sets of questions and campaigns that every object knows by name are none', async () => {
  const { shop, save, marketer, author } = await openTeam();
  const { browser } = await shop.signIn('seller');
  const question = { id: 'q', group: 'g', question: 'Onde?', answer: 'Aqui.' };
  for (const name of ['constructor', 'toString', 'valueOf']) {
    const faq = { [name]: { edited: {}, added: [question], hidden: [], order: [] } };
    expect(await save({ ...nothingPublished, faq })).not.toEqual([]);
    await marketer.call(calls.readCatalogueDraft, { query: { author } });
    const asked = { body: { campaign: name, search: 'onde fica' } };
    await browser.call(findQuickAnswers, asked);
  }
});
