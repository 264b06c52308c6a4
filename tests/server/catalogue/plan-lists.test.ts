import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedLists, readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { planFileNames } from '../../../src/funnel/sellers.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const d500a = {
  plan: '500 Mega',
  description: '500 Mega de download',
  plan_download: 500,
  plan_upload: 250,
  price_full: 99.99,
  price: 69.99,
  price_with_dacc: 59.99,
  benefits: [],
  subscriptions: [],
  addonBonus: [],
};
const d600b = { ...d500a, plan: '600 Mega Paramount+', benefits: ['p'], subscriptions: ['p'] };
const { price: _price, ...withoutPrice } = d500a;

const names = planFileNames.map((name) => name.replace('.json', ''));
const lists = Object.fromEntries(
  names.map((name, index) => [name, { code: `L${index}`, plans: [{ id: index + 1, sku: 'd500a' }] }]),
);
const rs = (...plans: unknown[]) => ({ lists: { ...lists, rs: { code: 'RS', plans } } });
const good = {
  edition: 2026,
  discountMonths: 12,
  loyaltyMonths: 12,
  streaming: { p: 18.9 },
  benefits: { p: 'Paramount+' },
  plans: { d500a, d600b },
  lists,
};
const sold = { id: 900, sku: 'd500a' };

describe('an invalid catalogue', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plan-lists-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const readWith = (text: string) => {
    writeFileSync(join(folder, 'catalogue.json'), text);
    return () => readPlanLists(folder);
  };

  it.each<[string, object, string]>([
    [
      'a price in words',
      { plans: { d500a: { ...d500a, price: '69,99' } } },
      'plans.d500a.price: must be number',
    ],
    ['no price', { plans: { d500a: withoutPrice } }, 'plans.d500a.price: must be number'],
    [
      'half a megabit',
      { plans: { d500a: { ...d500a, plan_upload: 0.5 } } },
      'plans.d500a.plan_upload: must be int',
    ],
    ['a streaming price in words', { streaming: { p: '18,9' } }, 'streaming.p: must be number'],
    ['a text for a plan', { plans: { d500a: '500 Mega' } }, 'plans.d500a: must be object'],
    ['an unknown field', { plans: { d500a: { ...d500a, preço: 1 } } }, 'plans.d500a: preço: is no field'],
    ['a benefit without its name', { benefits: {} }, 'plan d600b: benefits: p has no name'],
    [
      'a subscription that is no benefit',
      { plans: { d500a: { ...d500a, subscriptions: ['p'] } } },
      'plan d500a: subscriptions: p is none of its benefits',
    ],
    ['an offer without its sku', rs({ id: 900 }), 'lists.rs.plans.0.sku: must be string'],
    ['an unknown plan', rs({ id: 900, sku: 'd1' }), 'list rs: d1: sku: is no plan of the catalogue'],
    [
      'an offer with a type of its own',
      rs({ ...sold, plan_type: 'refidel' }),
      'lists.rs.plans.0: plan_type: is no field',
    ],
    [
      'an unknown type',
      { lists: { ...lists, rs: { plan_type: 'trial', plans: [] } } },
      'lists.rs.plan_type: must be one of refidel, migration',
    ],
    [
      'a price above the list price',
      rs({ ...sold, price: 100 }),
      'list rs: d500a: price: is above price_full',
    ],
    [
      'direct debit dearer than none',
      rs({ ...sold, price: 59.98 }),
      'list rs: d500a: price_with_dacc: is above price',
    ],
    [
      'a price of nothing',
      rs({ ...sold, price_with_dacc: 0 }),
      'list rs: d500a: price_with_dacc: must be above 0',
    ],
    ['the same id twice', rs(sold, { id: 900, sku: 'd600b' }), 'list rs: d600b: id: stands twice'],
    ['the id of another list', rs({ ...sold, id: 1 }), 'd500a: id: stands twice'],
    ['the same sku twice', rs(sold, { id: 901, sku: 'd500a' }), 'list rs: d500a: sku: stands twice'],
    [
      'the code of another list',
      rs({ ...sold, offerCode: 'UF-500A-L0-2026' }),
      'd500a: offerCode: stands twice',
    ],
  ])('the catalogue is refused: %s', (_, change, words) => {
    expect(readWith(JSON.stringify({ ...good, ...change }))).toThrow(words);
  });

  it.each([
    ['{"plans": [', 'catalogue.json:1: is not valid JSON'],
    ['[]', 'catalogue.json:1: must be object'],
    ['{"plans": []}', 'catalogue.json:1: edition: must be number'],
    ['null', 'catalogue.json:1: must be object'],
  ])('a catalogue file that says %s is refused with its line', (text, line) => {
    expect(readWith(text)).toThrow(new Error(line));
  });

  it.each<[string, RegExp, string, RegExp, string]>([
    ['a price in words', /69\.99/, '"69,99"', /"69,99"/, 'plans.d500a.price: must be number'],
    ['a lost comma', /"plan": "500 Mega",/, '"plan": "500 Mega"', /"description"/, 'is not valid JSON'],
    ['a lost price', / *"price": .*\n/, '', /\{\s+"plan": "500 Mega"/, 'plans.d500a.price: must be number'],
    ['an unknown sku', /"d500a"(?!:)/, '"d1"', /"d1"/, 'd1: sku: is no plan of the catalogue'],
  ])('an error in the catalogue names the line of %s', (_, right, wrong, place, words) => {
    const text = JSON.stringify(good, null, 2).replace(right, wrong);
    const line = text.slice(0, text.search(place)).split('\n').length;
    expect(readWith(text)).toThrow(new RegExp(`^catalogue\\.json:${line}: .*${words}$`));
  });

  it('an error in the catalogue names a campaign’s missing list', () => {
    const { sp: _sp, ...others } = lists;
    expect(readWith(JSON.stringify({ ...good, lists: others }))).toThrow(
      new Error('catalogue.json: lists: sp is missing'),
    );
  });

  it('an error in the catalogue names a missing file', () => {
    expect(() => readPlanLists(folder)).toThrow(new Error(`catalogue.json: cannot be read in ${folder}`));
  });

  it('a plan is called by its name, with its code where another has the same', () => {
    const { titleOf } = readWith(JSON.stringify({ ...good, plans: { d500a, d500r: d500a, d600b } }))();
    expect(['d500a', 'd500r', 'd600b', 'd1', ''].map(titleOf)).toEqual([
      ...['500 Mega (d500a)', '500 Mega (d500r)', '600 Mega Paramount+', 'd1', ''],
    ]);
  });

  it('a plan costs its own price unless the list has another', () => {
    const read = readWith(
      JSON.stringify({ ...good, ...rs(sold, { id: 901, sku: 'd600b', price_full: 109.99 }) }),
    );
    const [plain, bundle] = read().forCampaign('rs');
    expect(plain).toMatchObject({ offerCode: 'UF-500A-RS-2026', price: 69.99, discount: 40, penalty: 0 });
    expect(bundle).toMatchObject({ price_full: 109.99, discount: 50, loyaltyMonths: 12, penalty: 480 });
    expect(publishedLists(read())['streaming.json']).toEqual({ services: [{ slug: 'p', price: 18.9 }] });
  });
});

describe('the plan lists', () => {
  const lists = readPlanLists(catalogueFolder);

  it('the plan lists are exactly those that campaigns sell', () => {
    expect([...readPlanLists('catalogue').files.keys()].sort()).toEqual([...planFileNames].sort());
  });

  it('a campaign without a list sells the general one', () => {
    expect(lists.forCampaign('verao')).toBe(lists.files.get('plans.json'));
  });

  it.each([
    [undefined, 'plans.json'],
    ['', 'plans.json'],
    ['c', 'plans.json'],
    ['no-such-campaign', 'plans.json'],
    ['constructor', 'plans.json'],
    ['__proto__', 'plans.json'],
    ['timblack', 'timblack.json'],
    ['b/timblack', 'timblack.json'],
    ['r3', 'es.json'],
    ['oferta-colaborador', 'oferta-colaborador.json'],
    ['migracao-ultrafibra', 'migration.json'],
  ])('campaign %s sells from %s', (addon, file) => {
    expect(lists.forCampaign(addon)).toBe(lists.files.get(file));
    expect(lists.forCampaign(addon)).not.toHaveLength(0);
  });

  it('a plan is found only in its own campaign', () => {
    const [plan] = lists.forCampaign('timblack');
    expect(lists.find('timblack', plan?.id ?? 0)).toBe(plan);
    expect(lists.find(undefined, plan?.id ?? 0)).toBeUndefined();
    expect(lists.find('timblack', -1)).toBeUndefined();
  });
});
