import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from '../../server/catalogue/plan-lists.ts';
import { changedOffers, type OfferMark, overlay, termsKey, turnsIn } from '../../src/catalogue/overlay.ts';
import { planLists, saleRules } from '../../src/catalogue/plan-lists.ts';
import { unsoldBy } from '../../src/catalogue/sale.ts';
import { nothingPublished, type PriceChange, type Publication } from '../../src/contract/publication.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const files = readCatalogueFile(catalogueFolder);
const [first] = files.lists.plans?.plans ?? [];
if (first === undefined) throw new Error('The frozen catalogue sells nothing.');
const { sku, id } = first;
const now = '2026-11-26T23:59';

const change = (terms: Partial<PriceChange>): PriceChange => ({ key: 'k', list: null, sku, ...terms });
const published = (parts: Partial<Publication>): Publication => ({ ...nothingPublished, ...parts });

/** As publishing gives them out. */
const marksFor = (publication: Publication): ReadonlyMap<string, OfferMark> =>
  new Map(
    changedOffers(files, publication).map(({ list, sku, terms }, index) => [
      termsKey(list, sku, terms),
      { id: 100_001 + index, offerCode: `UF-X${index}-2026` },
    ]),
  );

const offerAt = (publication: Publication, minute: string, list = 'plans') =>
  planLists(overlay(files, publication, minute, marksFor(publication)))
    .get(list)
    ?.find((plan) => plan.sku === sku);

const before = offerAt(nothingPublished, now);

describe('a catalogue with nothing published', () => {
  it('a catalogue with nothing published is that of the files', () => {
    expect(overlay(files, nothingPublished, now, new Map())).toEqual(files);
  });
});

describe('a published price', () => {
  it('a published price replaces that of the files, under its own id and code', () => {
    const offer = offerAt(published({ prices: [change({ price_full: 500 })] }), now);
    expect(offer).toMatchObject({ price_full: 500, price: before?.price, replaces: [id] });
    expect(offer?.id).not.toBe(before?.id);
    expect(offer?.offerCode).not.toBe(before?.offerCode);
    expect(offer?.regulations[0]?.url).toContain(offer?.offerCode);
  });

  it('a price published for one list changes no other', () => {
    const publication = published({ prices: [change({ list: 'plans', price_full: 500 })] });
    expect(offerAt(publication, now)?.price_full).toBe(500);
    const others = changedOffers(files, publication).map(({ list }) => list);
    expect(others).toEqual(['plans']);
  });

  it('a published price equal to that of the files keeps id and code', () => {
    expect(offerAt(published({ prices: [change({ price_full: before?.price_full ?? 0 })] }), now)).toEqual(
      before,
    );
  });

  it('a published price starts and ends to the minute', () => {
    const publication = published({
      prices: [change({ price_full: 500, from: '2026-11-27T00:00', until: '2026-11-30T23:59' })],
    });
    const at = (minute: string) => offerAt(publication, minute)?.price_full;
    expect(['2026-11-26T23:59', '2026-12-01T00:00'].map(at)).toEqual([
      before?.price_full,
      before?.price_full,
    ]);
    expect(['2026-11-27T00:00', '2026-11-30T23:59'].map(at)).toEqual([500, 500]);
    expect(turnsIn(publication)).toEqual(['2026-11-27T00:00', '2026-12-01T00:00']);
  });

  it('a price for a period replaces a permanent one, and each has its own id', () => {
    const publication = published({
      prices: [
        change({ key: 'a', price_full: 400, from: '2026-11-27T00:00', until: '2026-11-30T23:59' }),
        change({ key: 'b', price_full: 500 }),
      ],
    });
    const [usual, friday] = [now, '2026-11-28T12:00'].map((minute) => offerAt(publication, minute));
    expect([usual?.price_full, friday?.price_full]).toEqual([500, 400]);
    expect(usual?.replaces).toEqual([id, friday?.id]);
    expect(friday?.replaces).toContain(usual?.id);
  });

  it('a published price may have another time of discount', () => {
    expect(offerAt(published({ prices: [change({ discountMonths: 3 })] }), now)?.discountMonths).toBe(3);
  });
});

describe('a published period', () => {
  it('a published period opens and closes a plan in every list and keeps its states', () => {
    const validity = { plans: { [sku]: { from: '2026-11-27T00:00' } }, lists: {}, campaigns: {} };
    const rules = saleRules(overlay(files, published({ validity }), now, new Map())).get(id) ?? [];
    expect(unsoldBy(rules, 'SP', now)).toEqual({ why: 'early', from: '2026-11-27T00:00' });
    expect(unsoldBy(rules, 'SP', '2026-11-27T00:00')).toBeNull();
  });
});
