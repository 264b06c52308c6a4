import { formatMonthly } from '../../brazil/money.ts';
import { readableMoment } from '../../brazil/readable-moment.ts';
import { contractWords } from '../../content/screens/contract.ts';
import { doneWords as words } from '../../content/screens/done.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts, Order } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { addressLine } from './address-line.ts';
import { listedAnswer } from './answer-rows.ts';
import {
  bonusRow,
  knownRows,
  loyaltyRows,
  type PossibleRow,
  priceRows,
  type Row,
  renewalPriceRows,
} from './plan-rows.ts';

/** Another host may send any text. */
const momentOf = (at: string): string => (Number.isNaN(Date.parse(at)) ? at : readableMoment(at));

interface Agreed {
  /** Who ordered. */
  name: PossibleRow;
  plan: Plan | null;
  directDebit: boolean | undefined;
  pricesOf: (plan: Plan) => Row[];
  /** What only an order or only a renewal has. */
  own: readonly PossibleRow[];
  order: Order | null;
}

/** The summary of an order or a renewal that the visitor can keep: what has no value is left out. */
const agreedRows = ({ name, plan, directDebit, pricesOf, own, order }: Agreed): Row[] =>
  knownRows([
    name,
    { id: 'plan', label: words.plan, value: plan?.plan },
    ...(plan ? [bonusRow(plan)] : []),
    { id: 'price', label: words.price, value: plan && formatMonthly(monthlyPrice(plan, directDebit)) },
    ...(plan ? [...pricesOf(plan), ...loyaltyRows(plan)] : []),
    ...own,
    { id: 'offer', label: words.offer, value: plan?.offerCode },
    { id: 'at', label: words.at, value: order && momentOf(order.finishedAt) },
  ]);

export function orderRows(facts: Facts, plan: Plan | null): Row[] {
  const { direct_debit: directDebit, due_date: dueDate = null } = facts.answers;
  const answer = (id: FieldName, label: string) => ({ id, label, value: listedAnswer(id, facts) });
  return agreedRows({
    name: answer(facts.personType === 'pj' ? 'company_name' : 'name', words.name),
    plan,
    directDebit,
    pricesOf: (chosen) => priceRows(chosen, directDebit, dueDate),
    own: [
      { id: 'address', label: words.address, value: addressLine(facts) },
      answer('schedules', words.schedule),
      answer('due_date', words.dueDate),
      answer('direct_debit', words.paymentWay),
    ],
    order: facts.order,
  });
}

/** The same of a renewal, which has no installation and keeps its way of payment. */
export function renewalRows({ renewal, order }: Facts, plan: Plan | null): Row[] {
  if (renewal === null) return [];
  const { directDebit, holder } = renewal;
  const { debit, plain } = contractWords.review;
  return agreedRows({
    name: { id: 'name', label: words.name, value: holder },
    plan,
    directDebit,
    pricesOf: (chosen) => renewalPriceRows(chosen, directDebit),
    own: [{ id: 'payment', label: words.paymentWay, value: directDebit ? debit : plain }],
    order,
  });
}
