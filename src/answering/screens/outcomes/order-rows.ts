import { formatMonthly } from '../../../brazil/money.ts';
import { doneWords as words } from '../../../content/screens/done.ts';
import { monthlyPrice } from '../../../contract/offer/monthly-price.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import type { Facts } from '../../../funnel/facts.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { SummaryRow } from '../../../ui/blocks/SummaryList.tsx';
import { addressLine } from '../address-line.ts';
import { listedAnswer } from '../listed-answer.ts';
import { loyaltyRows } from '../review/loyalty-rows.ts';
import { priceRows } from '../review/price-rows.ts';

const inBrasilia = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

export function instantInWords(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : inBrasilia.format(time);
}

/** The summary of an order that the visitor can keep. */
export function orderRows(facts: Facts, plan: Plan | null): SummaryRow[] {
  const { answers, order } = facts;
  const row = (id: string, label: string, value: string | undefined): SummaryRow[] =>
    value === undefined || value === '' ? [] : [{ id, label, value }];
  const answer = (name: FieldName, label: string) => row(name, label, listedAnswer(name, facts));
  return [
    ...answer(facts.personType === 'pj' ? 'company_name' : 'name', words.name),
    ...row('plan', words.plan, plan?.plan),
    ...row('price', words.price, plan ? formatMonthly(monthlyPrice(plan, answers.direct_debit)) : undefined),
    ...(plan ? priceRows(plan, answers.direct_debit, answers.due_date ?? null) : []),
    ...(plan ? loyaltyRows(plan) : []),
    ...row('address', words.address, addressLine(facts)),
    ...answer('schedules', words.schedule),
    ...answer('due_date', words.dueDate),
    ...answer('direct_debit', words.paymentWay),
    ...row('offer', words.offer, plan?.offerCode),
    ...row('at', words.at, order === null ? undefined : instantInWords(order.finishedAt)),
  ];
}
