import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { plainBonus } from '../../../src/contract/offer/speed-bonus.ts';
import { offerRows } from '../../../src/dialogue/summary/offer-rows.ts';
import { orderRows } from '../../../src/dialogue/summary/order-rows.ts';
import { noFacts } from '../../answering/no-facts.ts';
import { plansOf } from '../../funnel/given.ts';

const [given] = plansOf('d600b');
if (given === undefined) throw new Error('No such plan');
const bonus = { addon_description: '600MB + 100MB Bônus vitalícios' };

describe.each([
  ['the running summary', (plan: Plan) => offerRows(plan, plan.price, noFacts, [])],
  ['the summary of the order', (plan: Plan) => orderRows(noFacts, plan)],
])('%s', (_where, rowsOf) => {
  const told = (addonBonus: Plan['addonBonus']) => rowsOf({ ...given, addonBonus }).map(({ value }) => value);

  it('states the bonus beside the plan, so that the speed is that of the advertisement', () => {
    const values = told([bonus]);
    expect(values.indexOf(plainBonus(bonus))).toBe(values.indexOf(given.plan) + 1);
  });

  it('has no row for the bonus of a plan without one', () => {
    expect(told([]).filter((value) => `${value}`.includes('bônus'))).toEqual([]);
    expect(told([])).toHaveLength(told([bonus]).length - 1);
  });
});
