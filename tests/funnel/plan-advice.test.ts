import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../src/contract/offer/plan.ts';
import {
  advisePlan,
  megaNeeded,
  type PlanNeeds,
  servicesToChoose,
} from '../../src/funnel/plan-advice/advise-plan.ts';
import { uses } from '../../src/funnel/plan-advice/need-rules.ts';
import { plansOf } from './given.ts';

const [some] = plansOf('d500a');
if (some === undefined) throw new Error('No plan to vary');

const planOf = (id: number, mega: number, price: number, subscriptions: string[] = []): Plan => ({
  ...some,
  id,
  plan_download: mega,
  price_with_dacc: price,
  subscriptions,
});

const anyPlans = fc
  .array(
    fc.record({
      mega: fc.constantFrom(100, 300, 500, 600, 1000, 2000),
      price: fc.integer({ min: 40, max: 250 }),
      subscriptions: fc.subarray(['MAX', 'globo-play']),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((rows) => rows.map(({ mega, price, subscriptions }, id) => planOf(id, mega, price, subscriptions)));

const anyNeeds: fc.Arbitrary<PlanNeeds> = fc.record(
  {
    people: fc.integer({ min: 1, max: 12 }),
    use: fc.constantFrom(...uses),
    service: fc.constantFrom('none', 'MAX', 'globo-play', 'unheard-of'),
  },
  { requiredKeys: [] },
);

const suits = ({ subscriptions }: Plan, { service }: PlanNeeds): boolean =>
  service === undefined ||
  (service === 'none' ? subscriptions.length === 0 : subscriptions.includes(service));

describe('a bonus on top of the speed of a plan', () => {
  const needs: PlanNeeds = { people: 4, use: 'games' };
  const needed = megaNeeded(needs);
  const advised = (bonus: string) => {
    const withBonus = { ...planOf(1, needed - 100, 100), addonBonus: [{ addon_description: bonus }] };
    return advisePlan([withBonus, planOf(2, needed, 140)], needs);
  };

  it('counts where it lasts: the plan is fast enough for less', () =>
    expect(advised(`${needed - 100}MB + 100MB Bônus vitalícios`)).toMatchObject({
      plan: { id: 1 },
      bonus: 100,
      isFastEnough: true,
    }));

  it('does not count where it ends', () =>
    expect(advised(`${needed - 100}MB + 100MB Bônus por um ano`)).toMatchObject({
      plan: { id: 2 },
      bonus: 0,
    }));
});

describe('of any list and for any needs', () => {
  it('the advised plan is the cheapest that suffices, or comes closest', () => {
    fc.assert(
      fc.property(anyPlans, anyNeeds, (plans, needs) => {
        const advice = advisePlan(plans, needs);
        const suiting = plans.filter((plan) => suits(plan, needs));
        const enough = suiting.filter(({ plan_download }) => plan_download >= megaNeeded(needs));
        expect(advice?.hasService).toBe(suiting.length > 0);
        if (enough.length > 0) {
          expect(advice?.isFastEnough).toBe(true);
          expect(advice?.plan.price_with_dacc).toBe(Math.min(...enough.map((plan) => plan.price_with_dacc)));
        }
        if (suiting.length > 0 && enough.length === 0)
          expect(advice?.plan.plan_download).toBe(Math.max(...suiting.map((plan) => plan.plan_download)));
      }),
    );
  });

  it('the next best is another plan where there is one', () => {
    fc.assert(
      fc.property(anyPlans, anyNeeds, (plans, needs) => {
        const advice = advisePlan(plans, needs);
        expect(advice?.next === null).toBe(plans.length === 1);
        expect(advice?.next).not.toBe(advice?.plan);
      }),
    );
  });
});

it('greater needs never get a smaller plan', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...uses), (people, use) => {
      expect(megaNeeded({ people: people + 1, use })).toBeGreaterThanOrEqual(megaNeeded({ people, use }));
      expect(megaNeeded({ people, use })).toBeGreaterThanOrEqual(megaNeeded({ people }));
    }),
  );
});

it('an empty list gives no advice', () => expect(advisePlan([], { people: 2 })).toBeNull());

it('services can be chosen where only some plans bring them', () => {
  const named = {
    ...planOf(1, 500, 100, ['MAX', 'globo-play']),
    benefits: [{ slug: 'MAX', benefit: 'HBO Max' }],
  };
  expect(servicesToChoose([named, planOf(2, 500, 90, ['globo-play'])])).toEqual([
    { slug: 'MAX', name: 'HBO Max' },
  ]);
  expect(servicesToChoose([planOf(1, 500, 100, ['MAX']), planOf(2, 500, 90)])).toEqual([
    { slug: 'MAX', name: 'MAX' },
  ]);
  expect(servicesToChoose([named])).toEqual([]);
});

it('plans at the same price are ranked by speed, then by extras, then by order', () => {
  const slow = planOf(1, 500, 100);
  const fast = planOf(2, 600, 100);
  const rich = { ...planOf(3, 600, 100), benefits: [{ slug: 'MAX', benefit: 'HBO Max' }] };
  const bare = { ...planOf(4, 600, 100), benefits: [] };
  const advised = (...plans: Plan[]) => advisePlan(plans, {})?.plan.id;
  expect(advised({ ...slow, benefits: [] }, bare)).toBe(4);
  expect(advised(bare, rich)).toBe(3);
  expect(advised({ ...fast, benefits: [] }, bare)).toBe(2);
  expect(advised(bare, { ...fast, benefits: [] })).toBe(2);
});
