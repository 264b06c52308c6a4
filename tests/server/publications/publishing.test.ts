import { describe, expect, it } from 'vitest';
import { knownNames } from '../../../server/publications/known-names.ts';
import { publish } from '../../../server/publications/publish.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { agreed, plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { openPublishedShop } from './open-published-shop.ts';

type Shop = Awaited<ReturnType<typeof openPublishedShop>>;

const withPrice = (price_full: number, period: { from?: string; until?: string } = {}): Publication => ({
  ...nothingPublished,
  prices: [{ key: 'a', list: 'plans', sku: plan.sku, price_full, ...period }],
});

async function publishIn(shop: Shop, publication: Publication, restores: number | null = null) {
  const { database, publications, catalogue, clock } = shop;
  const defaults = catalogue.defaults();
  const parts = { publications, defaults, known: knownNames(defaults, clock()), now: clock() };
  return database.write(async (db) =>
    publish(db, parts, {
      publication,
      basedOn: await publications.version(db),
      author: 'Bia',
      note: 'Teste',
      restores,
    }),
  );
}

/** Publishes, and sells it at once. */
async function take(shop: Shop, publication: Publication) {
  await publishIn(shop, publication);
  await shop.catalogue.takePublished();
}

const offerOf = ({ providers }: Shop) =>
  providers.planLists.forCampaign('').find(({ sku }) => sku === plan.sku);

describe.each(engines)('a publication on %s', (engine) => {
  it('a publication is sold and shown at the next request, also by another process', async () => {
    const shop = await openPublishedShop({ engine });
    const other = await openPublishedShop({ url: shop.databaseUrl });
    const before = await other.page();
    expect(await publishIn(shop, withPrice(500))).toEqual({ kind: 'published', version: 1 });
    for (const one of [shop, other]) {
      one.wait(1000);
      const { body, headers } = await one.page();
      expect([body.trim(), one.price()]).toEqual(['500', 500]);
      expect(headers.etag).not.toBe(before.headers.etag);
    }
  });

  it('an offer at another price has its own id and code, and the same ones when it returns', async () => {
    const shop = await openPublishedShop({ engine });
    const usual = offerOf(shop);
    const sold = async (publication: Publication) => {
      await take(shop, publication);
      return offerOf(shop);
    };
    const first = await sold(withPrice(500));
    const second = await sold(withPrice(510));
    expect(new Set([usual, first, second].map((offer) => offer?.id)).size).toBe(3);
    expect(new Set([usual, first, second].map((offer) => offer?.offerCode)).size).toBe(3);
    expect(first?.offerCode).toMatch(/^UF-[A-Z0-9]+(-[A-Z]{1,2})?-\d{4}$/);
    expect((await sold(withPrice(500)))?.id).toBe(first?.id);
    expect((await sold(nothingPublished))?.id).toBe(usual?.id);
  });

  it('a publication is rolled back by publishing the older one again', async () => {
    const shop = await openPublishedShop({ engine });
    await publishIn(shop, withPrice(500));
    await publishIn(shop, withPrice(510));
    const older = await shop.database.read((db) => shop.publications.at(db, 1));
    expect(await publishIn(shop, older ?? nothingPublished, 1)).toEqual({ kind: 'published', version: 3 });
    await shop.catalogue.takePublished();
    expect(shop.price()).toBe(500);
    const versions = await shop.database.read((db) => shop.publications.versions(db, 10));
    expect(versions.map(({ version, restores }) => [version, restores])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
  });

  it('a draft replaces only the version that was read', async () => {
    const { database, publications, clock } = await openPublishedShop({ engine });
    const save = (version: number, publication: Publication, editedBy: string) =>
      database.write((db) =>
        publications.saveDraft(db, { author: 'a', version, basedOn: 0, publication, editedBy }, clock()),
      );
    expect(await save(0, withPrice(500), 'Ana')).toBe(1);
    expect(await save(0, withPrice(510), 'Bia')).toBeNull();
    expect(await save(1, withPrice(520), 'Bia')).toBe(2);
    expect(await database.read((db) => publications.drafts(db, 'a'))).toMatchObject([
      { version: 2, editedBy: 'Bia', publication: withPrice(520) },
    ]);
  });
});

describe('a publication', () => {
  it('a publication with errors changes nothing and says why', async () => {
    const shop = await openPublishedShop();
    const before = shop.price();
    expect(await publishIn(shop, withPrice(1))).toEqual({
      kind: 'refused',
      problems: [expect.objectContaining({ part: 'prices', key: 'a' })],
    });
    await shop.catalogue.takePublished();
    expect(shop.price()).toBe(before);
  });

  it('a publication based on an outdated version is refused', async () => {
    const shop = await openPublishedShop();
    await publishIn(shop, withPrice(500));
    const { database, publications, catalogue, clock } = shop;
    const defaults = catalogue.defaults();
    const parts = { publications, defaults, known: knownNames(defaults, clock()), now: clock() };
    const wanted = { publication: withPrice(510), basedOn: 0, author: 'Ana', note: '', restores: null };
    expect(await database.write((db) => publish(db, parts, wanted))).toEqual({
      kind: 'outdated',
      version: 1,
    });
  });

  it('a publication starts at midnight in São Paulo and ends by itself', async () => {
    const shop = await openPublishedShop({ now: '2026-11-27T02:59:59Z' });
    const before = shop.price();
    const friday = { from: '2026-11-27T00:00', until: '2026-11-30T23:59' };
    await publishIn(shop, {
      ...withPrice(500, friday),
      looks: [{ key: 'l', campaign: '', banner: { heading: 'Black Friday' }, ...friday }],
    });
    expect((await shop.page()).body.trim()).toBe(`${before}`);
    shop.setClock('2026-11-27T03:00:00Z');
    expect([(await shop.page()).body, shop.price()]).toEqual(['500 Black Friday', 500]);
    shop.setClock('2026-12-01T02:59:59Z');
    expect((await shop.page()).body).toBe('500 Black Friday');
    shop.setClock('2026-12-01T03:00:00Z');
    expect([(await shop.page()).body.trim(), shop.price()]).toEqual([`${before}`, before]);
  });

  it('a publication starts by a timer even without visitors', async () => {
    const shop = await openPublishedShop({ now: '2026-11-27T02:00:00Z' });
    await take(shop, withPrice(500, { from: '2026-11-27T00:00' }));
    const [next] = shop.waiting;
    expect(next?.at).toBe(Date.parse('2026-11-27T03:00:00Z'));
    shop.setClock('2026-11-27T03:00:00Z');
    next?.job();
    await expect.poll(shop.price).toBe(500);
  });

  it('a closed campaign redirects to the shop, and its offers say since when', async () => {
    const shop = await openPublishedShop({ now: '2026-11-26T12:00:00Z' });
    const period = { from: '2026-11-27T00:00', until: '2026-11-30T23:59' };
    const validity = { plans: {}, lists: {}, campaigns: { 'black-friday': period } };
    await take(shop, { ...nothingPublished, validity });
    const early = await shop.page('/black-friday/chat/?utm_source=x');
    expect([early.status, early.headers.location]).toEqual([302, '/chat/?utm_source=x']);
    const [offer] = shop.providers.planLists.forCampaign('black-friday');
    const unsold = () => shop.providers.planLists.unsold('black-friday', offer?.id ?? 0, 'SP', shop.clock());
    expect(unsold()).toMatchObject({ why: 'early' });
    shop.setClock('2026-11-27T03:00:00Z');
    expect((await shop.page('/black-friday/')).status).toBe(200);
    expect(unsold()).toBeNull();
    shop.setClock('2026-12-01T03:00:00Z');
    expect((await shop.page('/black-friday/')).status).toBe(302);
    expect(unsold()).toMatchObject({ why: 'over' });
  });

  it.each(['//mal.example/x', '/%2Fmal.example/x', '/%5Cmal.example/x'])(
    'a closed campaign does not redirect %s to another host',
    async (path) => {
      const shop = await openPublishedShop({ now: '2026-11-26T12:00:00Z' });
      const validity = { plans: {}, lists: {}, campaigns: { 'black-friday': { from: '2026-11-27T00:00' } } };
      await take(shop, { ...nothingPublished, validity });
      const { status, headers } = await shop.page(`/black-friday${path}`);
      expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/mal/)]);
    },
  );

  it('a price changed by a publication is told before the order and then ordered', async () => {
    const shop = await openPublishedShop();
    const { browser, params, finish } = await shop.leadAt('order');
    const usual = offerOf(shop) ?? expect.fail();
    const price_with_dacc = usual.price_with_dacc - 1;
    await take(shop, {
      ...nothingPublished,
      prices: [{ key: 'a', list: null, sku: plan.sku, price: price_with_dacc, price_with_dacc }],
    });
    expect(await browser.refused(leads.finishOrder, { params, body: agreed })).toMatchObject({
      status: 409,
      code: 'price-changed',
      error: expect.stringContaining('agora é'),
    });
    const { plan: shown } = await browser.call(leads.getLead, { params });
    expect(shown).toMatchObject({ id: offerOf(shop)?.id, replaces: expect.arrayContaining([usual.id]) });
    const changed = async () => {
      const { plansOffers = [] } = await browser.call(leads.getLead, { params });
      return plansOffers.flatMap(({ id, was }) => (was ? [{ id, was }] : []));
    };
    const { price } = usual;
    const both = [{ id: shown?.id, was: { price, price_with_dacc: usual.price_with_dacc } }];
    expect(await changed()).toEqual(both);
    // A page that still shows the former offer chooses it at its price; one that shows the new one accepts that.
    for (const [idPlan, told] of [
      [usual.id, both],
      [shown?.id ?? 0, []],
    ] as const) {
      await browser.call(leads.savePlan, { params, body: { idPlan } });
      expect(await changed()).toEqual(told);
    }
    const offerSelected = { sku: plan.sku, price: price_with_dacc };
    expect(await finish({ ...agreed, offerSelected })).toMatchObject({ success: true });
  });

  it('an unreadable publication keeps what was sold before', async () => {
    const shop = await openPublishedShop();
    const before = shop.price();
    await shop.database.write((db) =>
      db
        .insertInto('publications')
        .values({ version: 1, body: '{}', note: '', author: '', published_at: '', restores: null })
        .execute(),
    );
    shop.wait(1000);
    expect((await shop.page()).status).toBe(200);
    expect([shop.price(), shop.failures.length]).toEqual([before, 1]);
  });
});
