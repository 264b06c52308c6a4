import { describe, expect, it } from 'vitest';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { offeredPlans } from '../../src/funnel/plans/offered-plans.ts';
import {
  chosenPlan,
  defaultPlan,
  isWishUnavailable,
  matchingPlans,
  planWithId,
} from '../../src/funnel/plans/plan-choice.ts';
import { noWish, type PlanWish } from '../../src/funnel/plans/plan-wish.ts';
import { plansBySpeed } from '../../src/funnel/plans/plans-by-speed.ts';
import { coverageOf, plansIn, plansOf } from './given.ts';

const shop = plansOf('d500a', 'd500b', 'd600a', 'd600c', 'd1000a', 'd2000b');
const customers = [...plansIn('renewal.json'), ...plansIn('migration.json')];
const [renewal] = plansIn('renewal.json');
const [migration] = plansIn('migration.json');
const skus = (plans: readonly Plan[]) => plans.map(({ sku }) => sku).join(' ');

/** funnel.md section 4, "Plan selection". */
describe('plans that match a wish', () => {
  it.each<[string, Partial<PlanWish>, string]>([
    ['id', { id: 103 }, 'd600a'],
    ['sku', { sku: 'd1000a' }, 'd1000a'],
    ['unknown sku', { sku: 'd1' }, ''],
    ['id and sku that disagree', { id: 103, sku: 'd1000a' }, ''],
    ['a subscription', { subscriptions: ['paramount-plus'] }, 'd2000b'],
    ['two subscriptions', { subscriptions: ['MAX', 'paramount-plus'] }, 'd2000b'],
    ['speed and subscription', { download: 600, subscriptions: ['MAX'] }, 'd600c'],
    ['the nearest download', { download: 1900 }, 'd2000b'],
    ['the nearest upload', { upload: 480 }, 'd1000a'],
    ['both speeds', { download: 1000, upload: 500 }, 'd1000a'],
    ['several, subscriptions first, then the dearer', { download: 500 }, 'd500b d500a'],
    ['nothing said: all, in that order', {}, 'd2000b d600c d500b d1000a d600a d500a'],
  ])('the plans matching a wish by %s', (_, wish, expected) => {
    expect(skus(matchingPlans(shop, { ...noWish, ...wish }))).toBe(expected);
  });

  it('offers for customers match by idr and idm only within their own kind', () => {
    expect(matchingPlans(customers, { ...noWish, renewalId: renewal?.id ?? 0 })).toEqual([renewal]);
    expect(matchingPlans(customers, { ...noWish, migrationId: migration?.id ?? 0 })).toEqual([migration]);
    expect(matchingPlans(customers, { ...noWish, renewalId: migration?.id ?? 0 })).toEqual([]);
    expect(matchingPlans(shop, { ...noWish, renewalId: 103 })).toEqual([]);
  });
});

describe('the default plan', () => {
  it.each<[string, Plan[], Partial<PlanWish>, string | undefined]>([
    ['one match', shop, { sku: 'd600a' }, 'd600a'],
    ['several matches', shop, { download: 500 }, undefined],
    ['no match', shop, { sku: 'd1' }, undefined],
    ['one plan in the shop', plansOf('d500a'), {}, 'd500a'],
    ['no plan in the shop', [], {}, undefined],
  ])('the default plan with %s', (_, plans, wish, sku) => {
    expect(defaultPlan(plans, { ...noWish, ...wish })?.sku).toBe(sku);
  });
});

describe('a plan that no page shows', () => {
  const [seen, other] = plansOf('d600a', 'd600c');
  if (!(seen && other)) throw new Error('Two plans are needed.');
  const twin = { ...seen, id: 999, sku: 'd600x', showOnLanding: false };
  const linked = { ...noWish, download: seen.plan_download, upload: seen.plan_upload };

  it.each<[string, Plan[], Partial<PlanWish>, string | undefined]>([
    ['does not compete with the shown plan of the same speeds and services', [seen, twin], linked, seen.sku],
    ['does not compete with the only shown plan', [twin, seen], {}, seen.sku],
    ['is chosen by its sku', [seen, twin], { ...linked, sku: twin.sku }, twin.sku],
    ['is chosen by its id', [seen, twin], { id: twin.id }, twin.sku],
    [
      'is no match for a service that the shown plans lack',
      [other, { ...twin, subscriptions: ['x'] }],
      { subscriptions: ['x'] },
      undefined,
    ],
    ['is chosen where nothing else is sold', [twin], linked, twin.sku],
  ])('a plan that no page shows %s', (_, plans, wish, sku) => {
    expect(defaultPlan(plans, { ...noWish, ...wish })?.sku).toBe(sku);
  });
});

describe('the chosen plan', () => {
  const coverage = coverageOf('d500a', 'd600a');
  const wish = { ...noWish, sku: 'd600a' };

  it.each([
    ['what the visitor chose goes before the link', { answers: { idPlan: 101 }, coverage, wish }, 'd500a'],
    ['a choice that is not sold here does not count', { answers: { idPlan: 115 }, coverage, wish }, 'd600a'],
    ['without coverage there is none', { answers: { idPlan: 101 }, coverage: null, wish }, undefined],
    ['without choice and link there is none', { answers: {}, coverage, wish: noWish }, undefined],
  ])('the chosen plan: %s', (_, facts, sku) => {
    expect(chosenPlan(facts)?.sku).toBe(sku);
  });

  it('a linked plan that is not available is noted', () => {
    expect(isWishUnavailable({ coverage, wish: { ...noWish, sku: 'd2000b' } })).toBe(true);
    expect(isWishUnavailable({ coverage, wish })).toBe(false);
    expect(isWishUnavailable({ coverage: { plans: [], infra: null }, wish })).toBe(false);
    expect(isWishUnavailable({ coverage: null, wish })).toBe(false);
  });

  it.each([
    [true, 59.99],
    [undefined, 59.99],
    [false, 69.99],
  ])('the chosen plan with direct debit %s costs %d a month', (directDebit, price) => {
    const [plan] = plansOf('d500a');
    expect(plan && monthlyPrice(plan, directDebit)).toBe(price);
  });
});

describe('the offered plans', () => {
  const [seen, hidden] = plansOf('d500a', 'd600a').map((plan, index) => ({
    ...plan,
    showOnLanding: index === 0,
  }));
  if (!(seen && hidden)) throw new Error('Two plans are needed.');
  const coverage = { plans: [seen, hidden], infra: null };
  const contract = { outcome: 'offers', present: null, holder: null, orderNumber: null } as const;
  const offered = (facts: Partial<Parameters<typeof offeredPlans>[0]>) =>
    skus(offeredPlans({ coverage, wish: noWish, existingContract: null, ...facts }));

  it.each<[string, Partial<Parameters<typeof offeredPlans>[0]>, string]>([
    ['leaves out a plan that no page shows', {}, 'd500a'],
    ['has it for who came with its sku', { wish: { ...noWish, sku: hidden.sku } }, 'd500a d600a'],
    ['has it for who came with its id', { wish: { ...noWish, id: hidden.id } }, 'd500a d600a'],
    ['has it for who has a contract', { existingContract: contract }, 'd500a d600a'],
    ['is all there is, where pages show none of it', { coverage: { ...coverage, plans: [hidden] } }, 'd600a'],
    ['is nothing before the address is known', { coverage: null }, ''],
  ])('the offered plans: %s', (_, facts, expected) => {
    expect(offered(facts)).toBe(expected);
  });
});

it('a plan whose price has changed is found by its earlier id', () => {
  const [plan] = plansOf('d500a');
  const now = plan && { ...plan, id: 9, replaces: [plan.id] };
  const coverage = { plans: now ? [now] : [], infra: null };
  expect(planWithId(coverage, plan?.id)).toBe(now);
  expect(planWithId(coverage, 9)).toBe(now);
  expect(planWithId(coverage, 8)).toBeUndefined();
  expect(planWithId(coverage)).toBeUndefined();
  expect(planWithId(null, 9)).toBeUndefined();
});

it('plans stand by speed, the wanted speed first and the cheapest of each before the others', () => {
  const plans = plansOf('d500b', 'd1000a', 'd500a', 'd600b', 'd600a');
  const rising = ['d500a d500b', 'd600a d600b', 'd1000a'];
  expect(plansBySpeed(plans, null).map(skus)).toEqual(rising);
  expect(plansBySpeed(plans, 1000).map(skus)).toEqual([rising[2], rising[0], rising[1]]);
});
