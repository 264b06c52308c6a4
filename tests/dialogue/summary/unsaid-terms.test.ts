import { expect, it } from 'vitest';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { offer } from '../../../src/contract/offer/plan.ts';
import { orderRows } from '../../../src/dialogue/summary/order-rows.ts';
import { noFacts } from '../../answering/no-facts.ts';
import { plansOf } from '../../funnel/given.ts';

/** A discounted plan with loyalty, as a host tells it that says less of it than our lists. */
function toldWithout(...unsaid: string[]) {
  const [plan = {}] = plansOf('d600b').map((one) => ({ ...one, loyaltyMonths: 12, penalty: 120 }));
  return offer.parse(Object.fromEntries(Object.entries(plan).filter(([name]) => !unsaid.includes(name))));
}

const written = (...unsaid: string[]): string =>
  JSON.stringify(orderRows(noFacts, toldWithout(...unsaid)).map(({ label, value }) => [label, value]));

it('a loyalty period that the host does not tell is not mentioned', () => {
  expect(written()).toContain(reviewWords.contract.loyalty);
  expect(written('loyaltyMonths', 'penalty')).not.toMatch(/fidelidade|multa/i);
});

it('a penalty that the host does not tell is not mentioned', () => {
  expect(written('penalty')).toContain('12 meses');
  expect(written('penalty')).not.toMatch(/multa/i);
});

it('a discount whose length the host does not tell is not promised forever', () => {
  expect(written('discountMonths')).toContain(reviewWords.price.discount);
  expect(written('discountMonths')).not.toMatch(/enquanto|durante|Depois do desconto/);
});
