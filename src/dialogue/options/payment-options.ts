import { formatPrice, fromCents, toCents } from '../../brazil/money.ts';
import { payment } from '../../content/steps/payment.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';

/** An answer to tap. */
interface AnswerOption {
  label: string;
  raw: RawValues;
}

const { yes, no, cheaper, plain, samePrice } = payment.directDebit;

/** Each with its price, since the choice is about money. */
export function debitOptions(
  plan: Plan | null,
): (AnswerOption & { detail: string; price: number | undefined })[] {
  const saving = plan === null ? 0 : fromCents(toCents(plan.price) - toCents(plan.price_with_dacc));
  const detail = saving > 0 ? cheaper(formatPrice(saving)) : samePrice;
  return [
    { label: yes, detail, price: plan?.price_with_dacc, raw: fields.direct_debit.write(true) },
    { label: no, detail: plain, price: plan?.price, raw: fields.direct_debit.write(false) },
  ];
}

export const dueDateOptions = (days: readonly number[]): AnswerOption[] =>
  days.map((day) => ({ label: payment.day(day), raw: fields.due_date.write(day) }));
