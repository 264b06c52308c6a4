import { formatMonthly, formatPrice, fromCents, toCents } from '../../brazil/money.ts';
import { planWords } from '../../content/screens/plans.ts';
import { reviewWords as words } from '../../content/screens/review.ts';
import { supplier } from '../../content/supplier.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import { plainBonus } from '../../contract/offer/speed-bonus.ts';
import type { Answers } from '../../funnel/fields/answer-values.ts';
import { penaltyOf } from '../../funnel/plans/offer-terms.ts';

type Absent = false | null | undefined;

/** A line of a summary. */
export interface Row<Value = string> {
  id: string;
  label: string;
  value: Value;
}

/** A row whose value may not be known. */
export type PossibleRow = Row<string | Absent>;

/** The rows that have a value. */
export const knownRows = <Value>(rows: readonly Row<Value | Absent>[]): Row<Value>[] =>
  rows.filter((row): row is Row<Value> => Boolean(row.value));

const { price, contract, supplier: supplierWords } = words;

const difference = (more: number, less: number): number => fromCents(toCents(more) - toCents(less));

/** The duration is shown only if the host tells it. */
function discountInWords(amount: string, months: number | null): string {
  if (months === null) return price.discountOpen(amount);
  return months > 0 ? price.discountUntil(amount, months) : price.discountAlways(amount);
}

const installationRow: Row = {
  id: 'installation',
  label: price.installation,
  value: price.installationFree,
};

/** The full price, the discount and its end, and the first bill. */
export function priceRows(plan: Plan, directDebit: boolean | undefined, dueDay: number | null): Row[] {
  const off = difference(plan.price_full, monthlyPrice(plan, directDebit));
  const { discountMonths: months } = plan;
  const full = formatMonthly(plan.price_full);
  return knownRows([
    { id: 'full', label: price.full, value: full },
    { id: 'discount', label: price.discount, value: off > 0 && discountInWords(formatPrice(off), months) },
    { id: 'after', label: price.after, value: off > 0 && months !== null && months > 0 && full },
    { id: 'first', label: price.first, value: price.firstText(dueDay) },
    installationRow,
    { id: 'adjustment', label: price.adjustment, value: price.adjustmentText },
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
    : words.priceChanged(formatMonthly(before), formatMonthly(now));
}

/** What direct debit changes in the price, for either choice. */
export function debitNote(plan: Plan, directDebit: boolean | undefined): string | null {
  const saving = difference(plan.price, plan.price_with_dacc);
  if (saving <= 0) return null;
  return directDebit === false
    ? price.noDebit(formatMonthly(plan.price_with_dacc))
    : price.debit(formatPrice(saving));
}

/** Its value is empty for a plan without a bonus. */
export const bonusRow = ({ addonBonus }: Pick<Plan, 'addonBonus'>): Row => ({
  id: 'bonus',
  label: words.bonus,
  value: addonBonus.map(plainBonus).join('; '),
});

/** Empty if the host does not tell whether the plan has a minimum term. */
export function loyaltyRows(plan: Plan): Row[] {
  const { loyaltyMonths: months } = plan;
  if (months === null) return [];
  const { loyalty, loyaltyText, noLoyalty } = contract;
  return [
    { id: 'loyalty', label: loyalty, value: months > 0 ? loyaltyText(months, penaltyOf(plan)) : noLoyalty },
  ];
}

export const includedRow = ({ benefits }: Pick<Plan, 'benefits'>): Row => ({
  id: 'included',
  label: words.included,
  value: benefits.map(({ benefit }) => benefit).join(', '),
});

/** What a plan brings, and its full price. */
export function planRows(plan: Plan, { direct_debit, due_date }: Answers): Row[] {
  const speeds = words.speeds(planWords.speed(plan.plan_download), planWords.speed(plan.plan_upload));
  return knownRows([
    { id: 'speed', label: words.speed, value: speeds },
    bonusRow(plan),
    includedRow(plan),
    ...priceRows(plan, direct_debit, due_date ?? null),
  ]);
}

/** The papers of an offer. Only offers from our own lists have a page. */
export const offerDocuments = ({ offerCode, regulations }: Plan): Plan['regulations'] => [
  ...(offerCode === '' ? [] : [{ title: contract.label, url: offerRoute(offerCode) }]),
  ...regulations,
];

export const withdrawalRow: Row = {
  id: 'withdrawal',
  label: contract.withdrawal,
  value: contract.withdrawalText,
};

/** What holds for every plan, before one is chosen. */
export const everyPlanRows: readonly Row[] = [installationRow, withdrawalRow];

/** Who supplies, as the law requires before an order. */
export const supplierRows: readonly Row[] = [
  {
    id: 'supplier',
    label: supplierWords.name,
    value: `${supplier.name}, ${supplierWords.cnpj} ${supplier.cnpj}`,
  },
  { id: 'supplier-address', label: supplierWords.address, value: supplier.address },
];
