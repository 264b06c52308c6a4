import { formatMonthly } from '../../../brazil/money.ts';
import { appsWords } from '../../../content/landing/apps.ts';
import { matrixWords } from '../../../content/landing/plans/matrix.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { hasBenefit } from '../../../funnel/landing-plans/has-benefit.ts';
import { speedBonusOf } from '../../../funnel/landing-plans/speed-bonus-of.ts';
import { speedOf } from '../../../funnel/landing-plans/speed-of.ts';
import { discountMonthsOf } from '../../../funnel/plans/offer-terms.ts';

export interface MatrixRow {
  title: string;
  /** One cell per plan. */
  cells: readonly string[];
}

const { bonus, discount, free, loyalty, none, rows, wifi } = matrixWords;

/** The rows of the comparison. */
export function matrixRows(plans: readonly Plan[]): readonly MatrixRow[] {
  const row = (title: string, cell: (plan: Plan) => string): MatrixRow => ({
    title,
    cells: plans.map(cell),
  });
  return [
    // A phone shows the first three at once.
    row(rows.price, ({ price_with_dacc }) => formatMonthly(price_with_dacc)),
    row(rows.full, ({ price_full }) => formatMonthly(price_full)),
    row(rows.download, speedOf),
    row(rows.plain, ({ price }) => formatMonthly(price)),
    row(rows.discount, (plan) => {
      const months = discountMonthsOf(plan);
      return months === null ? none : discount(months);
    }),
    row(rows.upload, ({ plan_upload }) => planWords.speed(plan_upload)),
    row(rows.bonus, (plan) => {
      const speed = speedBonusOf(plan);
      return speed === null ? none : bonus[speed.lasts](speed.mega);
    }),
    // Only the two fastest plans include it.
    row(rows.wifi, ({ plan_download }) => (plan_download >= 1000 ? wifi.six : wifi.usual)),
    row(rows.streaming, streamingOf),
    row(rows.apps, appsOf),
    row(rows.loyalty, ({ loyaltyMonths: months }) => (months === null ? '' : loyalty(months))),
    row(rows.installation, () => free),
  ];
}

const streamingOf = ({ benefits, subscriptions }: Plan): string =>
  benefits
    .filter(({ slug }) => subscriptions.includes(slug))
    .map(({ benefit }) => benefit)
    .join(', ') || none;

const appsOf = (plan: Plan): string =>
  appsWords.cards
    .filter(({ service, slug }) => !service && hasBenefit(plan, slug))
    .map(({ name }) => name)
    .join(', ') || none;
