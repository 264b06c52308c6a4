import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlanLists } from '../../../server/domain/plan-lists.ts';
import type { ListedPlan } from '../../../src/contract/plan.ts';
import { planFileNames } from '../../../src/funnel/sellers.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const good: ListedPlan = {
  id: 1,
  sku: 'd500a',
  plan: '500 Mega',
  description: '500 Mega de download',
  discount: 40,
  price_full: 99.99,
  price: 69.99,
  price_with_dacc: 59.99,
  benefits: [],
  regulations: [],
  subscriptions: [],
  plan_download: 500,
  plan_upload: 250,
  installationSchedule: true,
  plan_type: null,
  showOnLanding: true,
  addonBonus: [],
  livelo_dacc_points: 0,
  whatsApps: [],
  offerCode: 'UF-500A',
  loyaltyMonths: 0,
  penalty: 0,
  discountMonths: 12,
};

const { price: _price, ...withoutPrice } = good;

describe('plan lists that must not be sold from', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plan-lists-'));
    for (const name of planFileNames) writeFileSync(join(folder, name), JSON.stringify({ plans: [good] }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const readWith = (text: string) => {
    writeFileSync(join(folder, 'rs.json'), text);
    return () => readPlanLists(folder);
  };

  it.each<[string, unknown[], string]>([
    ['a price in words', [{ ...good, price: '69,99' }], 'rs.json:1: plan d500a: price: must be number'],
    ['no price', [good, { ...withoutPrice, sku: 'd600a' }], 'rs.json:1: plan d600a: price: must be number'],
    ['half a megabit', [{ ...good, plan_upload: 0.5 }], 'rs.json:1: plan d500a: plan_upload: must be int'],
    ['no sku', [{ ...good, sku: undefined }], 'rs.json:1: plan number 1: sku: must be string'],
    ['a text for a plan', [good, 'd600a'], 'rs.json:1: plan number 2: must be an object'],
    [
      'a benefit without its name',
      [{ ...good, benefits: [{ slug: 'MAX' }] }],
      'rs.json:1: plan d500a: benefits.0.benefit: must be string',
    ],
    [
      'an unknown type',
      [{ ...good, plan_type: 'trial' }],
      'rs.json:1: plan d500a: plan_type: must be one of refidel, migration',
    ],
    [
      'a discount that does not add up',
      [{ ...good, discount: 39.99 }],
      'rs.json:1: plan d500a: discount: is not price_full minus price_with_dacc',
    ],
    [
      'a price above the list price',
      [{ ...good, price: 100 }],
      'rs.json:1: plan d500a: price: is above price_full',
    ],
    [
      'direct debit dearer than none',
      [{ ...good, price: 59.98 }],
      'rs.json:1: plan d500a: price_with_dacc: is above price',
    ],
    [
      'a price of nothing',
      [{ ...good, price_with_dacc: 0, discount: 99.99 }],
      'rs.json:1: plan d500a: price_with_dacc: must be above 0',
    ],
    ['the same id twice', [good, { ...good, sku: 'd600a' }], 'rs.json:1: plan d600a: id: stands twice'],
    ['the same sku twice', [good, { ...good, id: 2 }], 'rs.json:1: plan d500a: sku: stands twice'],
  ])('%s', (_, plans, line) => {
    expect(readWith(JSON.stringify({ plans }))).toThrow(new Error(line));
  });

  it.each([
    ['{"plans": [', 'rs.json:1: is not valid JSON'],
    ['[]', 'rs.json:1: must be an object with a list "plans"'],
    ['{"plans": {}}', 'rs.json:1: must be an object with a list "plans"'],
    ['null', 'rs.json:1: must be an object with a list "plans"'],
  ])('a file that says %s', (text, line) => {
    expect(readWith(text)).toThrow(new Error(line));
  });

  it.each<[string, RegExp, string, RegExp, string]>([
    ['a price in words', /69\.99/, '"69,99"', /"69,99"/, 'plan d500a: price: must be number'],
    [
      'a wrong discount',
      /"discount": 40/,
      '"discount": 4',
      /"discount": 4,/,
      'plan d500a: discount: is not price_full minus price_with_dacc',
    ],
    ['a lost comma', /"id": 2,/, '"id": 2', /"sku": "d600a"/, 'is not valid JSON'],
    ['a sku twice', /d600a/, 'd500a', /(?<=d500a[\s\S]*)"sku": "d500a"/, 'plan d500a: sku: stands twice'],
    ['a lost price', / *"price": .*\n/, '', /\{\s+"id": 1/, 'plan d500a: price: must be number'],
  ])('names the line of %s', (_, right, wrong, place, words) => {
    const plans = [good, { ...good, id: 2, sku: 'd600a', benefits: [{ slug: 'MAX', benefit: '{"[,:' }] }];
    const text = JSON.stringify({ plans }, null, 2).replace(right, wrong);
    const line = text.slice(0, text.search(place)).split('\n').length;
    expect(readWith(text)).toThrow(new Error(`rs.json:${line}: ${words}`));
  });

  it('names a file that is not there', () => {
    rmSync(join(folder, 'sp.json'));
    expect(() => readPlanLists(folder)).toThrow(new Error(`sp.json: cannot be read in ${folder}`));
  });

  it('takes lists without a fault', () => {
    expect(readPlanLists(folder).find('rs', 1)).toEqual(good);
  });
});

describe('the lists of the house', () => {
  const lists = readPlanLists(catalogueFolder);

  it('reads every file that a campaign sells from', () => {
    expect([...lists.files.keys()].sort()).toEqual([...planFileNames].sort());
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

  it('finds a plan in its own campaign only', () => {
    const [plan] = lists.forCampaign('timblack');
    expect(lists.find('timblack', plan?.id ?? 0)).toBe(plan);
    expect(lists.find(undefined, plan?.id ?? 0)).toBeUndefined();
    expect(lists.find('timblack', -1)).toBeUndefined();
  });
});
