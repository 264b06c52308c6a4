import { formatMonthly, formatPrice, fromCents, toCents } from '../../brazil/money.ts';
import { reviewWords } from '../../content/screens/review.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { knownRows, type Row } from './known-rows.ts';

const words = reviewWords.price;

const difference = (more: number, less: number): number => fromCents(toCents(more) - toCents(less));

/** The duration is shown only if the host tells it. */
function discountInWords(amount: string, months: number | null): string {
  if (months === null) return words.discountOpen(amount);
  return months > 0 ? words.discountUntil(amount, months) : words.discountAlways(amount);
}

/** The full price, the discount and its end, and the first bill. */
export function priceRows(plan: Plan, directDebit: boolean | undefined, dueDay: number | null): Row[] {
  const off = difference(plan.price_full, monthlyPrice(plan, directDebit));
  const { discountMonths: months } = plan;
  const full = formatMonthly(plan.price_full);
  return knownRows([
    { id: 'full', label: words.full, value: full },
    { id: 'discount', label: words.discount, value: off > 0 && discountInWords(formatPrice(off), months) },
    { id: 'after', label: words.after, value: off > 0 && months !== null && months > 0 && full },
    { id: 'first', label: words.first, value: words.firstText(dueDay) },
    { id: 'installation', label: words.installation, value: words.installationFree },
    { id: 'adjustment', label: words.adjustment, value: words.adjustmentText },
  ]);
}

/** Without what a renewal has not: an installation and a first bill. */
export const renewalPriceRows = (plan: Plan, directDebit: boolean): Row[] =>
  priceRows(plan, directDebit, null).filter(({ id }) => id !== 'first' && id !== 'installation');

/** Both prices of a plan that cost something else when it was chosen. */
export function priceChange(plan: Plan, directDebit: boolean | undefined): string | null {
  const before = plan.was && monthlyPrice(plan.was, directDebit);
  const now = monthlyPrice(plan, directDebit);
  return before === undefined || before === now
    ? null
    : reviewWords.priceChanged(formatMonthly(before), formatMonthly(now));
}

/** What direct debit changes in the price, for either choice. */
export function debitNote(plan: Plan, directDebit: boolean | undefined): string | null {
  const saving = difference(plan.price, plan.price_with_dacc);
  if (saving <= 0) return null;
  return directDebit === false
    ? words.noDebit(formatMonthly(plan.price_with_dacc))
    : words.debit(formatPrice(saving));
}
