import { expect, it } from 'vitest';
import { winBackSku } from '../../../src/contract/offer/win-back-sku.ts';
import type { OrderFlags } from '../../../src/contract/tracking.ts';
import { orderFlagsOf } from '../../../src/funnel/order-flags-of.ts';
import { discountMonthsOf, penaltyOf } from '../../../src/funnel/plans/offer-terms.ts';
import { planLabel } from '../../../src/funnel/plans/plan-label.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import { coverageOf, factsWith, plansOf } from '../given.ts';

const [plan] = plansOf('d500a');
if (plan === undefined) throw new Error('The list has no plan.');

it('a penalty is stated in money, and not at all where it is unknown', () => {
  expect(penaltyOf({ ...plan, penalty: 300 })).toMatch(/^R\$\s300,00$/);
  expect(penaltyOf({ ...plan, penalty: null })).toBeNull();
});

it.each([
  [10, 12, 12],
  [10, null, null],
  [10, 0, null],
  [0, 12, null],
])('a discount of %d for %j months is stated to hold for %j', (discount, discountMonths, months) => {
  expect(discountMonthsOf({ discount, discountMonths })).toBe(months);
});

it('a plan is named with what it brings beside another of its name, else with its price, and alone otherwise', () => {
  const bare = { benefits: [], addonBonus: [] };
  const [own, dearer, other] = [
    { ...bare, plan: '500 Mega', price_with_dacc: 80 },
    { ...bare, plan: '500 Mega', price_with_dacc: 90 },
    { ...bare, plan: '600 Mega', price_with_dacc: 95 },
  ];
  const bonus = [{ addon_description: '500MB + 100MB Bônus por um ano' }];
  const full = { ...own, benefits: [{ benefit: 'Looke' }], addonBonus: bonus };
  const rich = '500 Mega com Looke e mais 100 Mega de bônus, por um ano';
  expect(planLabel(full, [own, full, other])).toBe(rich);
  expect(planLabel(own, [own, full, other])).toBe('500 Mega');
  expect(planLabel(full, [full, { ...full, price_with_dacc: 90 }, own])).toMatch(
    /^500 Mega com .+, R\$\s80,00$/,
  );
  expect(planLabel(full, [full, other])).toBe('500 Mega');
  expect(planLabel(own, [own, dearer, other])).toMatch(/^500 Mega, R\$\s80,00$/);
  expect(planLabel(own, [own, { ...own }, other])).toBe('500 Mega');
  expect(planLabel(other, [own, dearer, other])).toBe('600 Mega');
});

it('winBack follows the chosen plan, and the link before one is chosen', () => {
  const flags: OrderFlags = {};
  const winBack = { ...flags, winBack: true };
  const [linked] = [{ ...noWish, sku: winBackSku }];
  expect(orderFlagsOf({ flags }, factsWith({ coverage: null, wish: linked }))).toEqual(winBack);
  expect(orderFlagsOf({ flags }, factsWith({ coverage: null }))).toEqual(flags);
  expect(orderFlagsOf({ flags }, factsWith({ coverage: coverageOf(winBackSku) }))).toEqual(winBack);
  const chosen = factsWith({ coverage: coverageOf('d500a'), wish: linked, answers: { idPlan: plan.id } });
  expect(orderFlagsOf({ flags }, chosen)).toEqual(flags);
});
