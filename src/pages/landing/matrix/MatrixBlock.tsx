import { formatMonthly } from '../../../brazil/money.ts';
import { appsWords } from '../../../content/landing/apps.ts';
import { matrixWords } from '../../../content/landing/plans/matrix.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { hasBenefit } from '../../../funnel/landing-plans/has-benefit.ts';
import { shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import { speedBonusOf } from '../../../funnel/landing-plans/speed-bonus-of.ts';
import { speedOf } from '../../../funnel/landing-plans/speed-of.ts';
import { discountMonthsOf } from '../../../funnel/plans/offer-terms.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Island } from '../../site/Island.tsx';
import { PhoneFold } from '../../site/PhoneFold.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { ScrollArrows } from '../ScrollArrows.tsx';
import { Section } from '../section/Section.tsx';
import tabStyles from '../section/Tabs.module.css';
import styles from './MatrixBlock.module.css';

interface MatrixRow {
  title: string;
  /** One cell per plan. */
  cells: readonly string[];
}

const { bonus, discount, free, loyalty, none, rows, wifi } = matrixWords;

/** The rows of the comparison. */
function matrixRows(plans: readonly Plan[]): readonly MatrixRow[] {
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

const { caption, feature, hire, next, previous, tabs, title, unfold } = matrixWords;

const row = 'comparar-planos';
const columnOf = (sku: string) => `comparar-${sku}`;

/** The plans side by side, in a row that scrolls without scripts: two on a phone, three on wide screens. */
export function MatrixBlock({ campaign, landing, plans, route }: SitePageProps) {
  const { hrefOf } = useSiteRoutes();
  const shown = shownPlans(plans, { campaign, landing, route });
  if (shown.length < 2) return null;
  const arrows = (
    <div className={styles.arrows}>
      <Island
        name="scroll-arrows"
        id="comparar-setas"
        of={ScrollArrows}
        props={{ row, previous, next, isDraggable: false }}
        hydrates="near"
      />
    </div>
  );
  return (
    <Section id="comparar" title={title} aside={arrows}>
      <div className={styles.matrix}>
        <nav className={`${tabStyles.tabs} ${styles.tabs}`} aria-label={tabs}>
          {shown.map(({ sku, plan }) => (
            <a key={sku} className={tabStyles.tab} href={`#${columnOf(sku)}`}>
              {plan}
            </a>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in */}
        <div
          id={row}
          className={styles.area}
          role="group"
          aria-label={caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys
          tabIndex={0}
        >
          <table className={styles.table}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{feature}</span>
                </th>
                {shown.map(({ sku, plan }) => (
                  <th key={sku} scope="col" id={columnOf(sku)}>
                    <span className={styles.plan}>{plan}</span>
                    <a className={styles.hire} href={hrefOf(orderPath(sku))} data-hires={sku}>
                      {hire}
                      <span className="visually-hidden">: {plan}</span>
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matrixRows(shown).map(({ title: heading, cells }) => (
                <tr key={heading}>
                  <th scope="row">{heading}</th>
                  {cells.map((cell, index) => (
                    <td key={shown[index]?.sku}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <PhoneFold line={unfold} />
      </div>
    </Section>
  );
}
