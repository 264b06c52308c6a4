import { formatMonthly } from '../../../brazil/money.ts';
import { appsWords } from '../../../content/landing/apps.ts';
import { matrixWords } from '../../../content/landing/plans/matrix.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { hasBenefit } from '../../../funnel/landing-plans/has-benefit.ts';
import { speedBonusOf } from '../../../funnel/landing-plans/speed-bonus-of.ts';
import { discountMonthsOf } from '../../../funnel/plans/offer-terms.ts';

export interface MatrixRow {
  title: string;
  /** One cell per plan: a text, or whether the plan has it. */
  cells: readonly (string | boolean)[];
}

const { bonus, discount, free, loyalty, none, rows, wifi } = matrixWords;

/** The rows of the comparison. */
export function matrixRows(plans: readonly Plan[]): readonly MatrixRow[] {
  const row = (title: string, cell: (plan: Plan) => string | boolean): MatrixRow => ({
    title,
    cells: plans.map(cell),
  });
  const apps = appsWords.cards
    .map(({ slug, name }) => row(name, (plan) => hasBenefit(plan, slug)))
    .filter(({ cells }) => cells.includes(true));
  return [
    row(rows.price, ({ price_with_dacc }) => formatMonthly(price_with_dacc)),
    row(rows.plain, ({ price }) => formatMonthly(price)),
    row(rows.full, ({ price_full }) => formatMonthly(price_full)),
    row(rows.discount, (plan) => {
      const months = discountMonthsOf(plan);
      return months === null ? none : discount(months);
    }),
    row(rows.download, ({ plan_download }) => planWords.speed(plan_download)),
    row(rows.upload, ({ plan_upload }) => planWords.speed(plan_upload)),
    row(rows.bonus, (plan) => {
      const speed = speedBonusOf(plan);
      return speed === null ? none : bonus[speed.lasts](speed.mega);
    }),
    // Only the two fastest plans include it.
    row(rows.wifi, ({ plan_download }) => (plan_download >= 1000 ? wifi.six : wifi.usual)),
    row(rows.streaming, streamingOf),
    ...apps,
    row(rows.loyalty, ({ loyaltyMonths: months }) => (months === null ? '' : loyalty(months))),
    row(rows.installation, () => free),
  ];
}

const streamingOf = ({ benefits, subscriptions }: Plan): string =>
  benefits
    .filter(({ slug }) => subscriptions.includes(slug))
    .map(({ benefit }) => benefit)
    .join(', ') || none;
