import { matrixWords } from '../../../content/landing/plans/matrix.ts';
import { shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { check } from '../../../ui/icons/check.ts';
import { minus } from '../../../ui/icons/minus.ts';
import { Island } from '../../site/Island.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { Section } from '../section/Section.tsx';
import tabStyles from '../section/Tabs.module.css';
import styles from './MatrixBlock.module.css';
import { MatrixSteps } from './MatrixSteps.tsx';
import { type MatrixRow, matrixRows } from './matrix-rows.ts';

const { caption, feature, hire, lead, no, tabs, title, unfold, yes } = matrixWords;

const tabsId = 'comparar-planos';

/**
 * The plans side by side. The checked radio and CSS alone decide which are visible: two on a phone, three on wider
 * screens, one at large zoom.
 */
export function MatrixBlock({ campaign, landing, plans, route }: SitePageProps) {
  const { hrefOf } = useSiteRoutes();
  const shown = shownPlans(plans, { campaign, landing, route });
  if (shown.length < 2) return null;
  const first = shown.find(({ sku }) => sku === 'd300a') ?? shown[0];
  const steps = <Island name="matrix-steps" of={MatrixSteps} props={{ tabs: tabsId }} hydrates="near" />;
  return (
    <Section id="comparar" title={title} lead={lead} aside={steps} unfold={unfold}>
      <div className={styles.matrix}>
        <fieldset id={tabsId} className={tabStyles.tabs}>
          <legend className="visually-hidden">{tabs}</legend>
          {shown.map((plan) => (
            <label key={plan.sku} className={`${tabStyles.tab} ${styles.tab}`}>
              <input
                type="radio"
                className={styles.radio}
                name={tabsId}
                value={plan.sku}
                defaultChecked={plan === first}
              />
              {plan.plan}
            </label>
          ))}
        </fieldset>
        <Signs />
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{feature}</span>
              </th>
              {shown.map(({ sku, plan }) => (
                <th key={sku} scope="col">
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
            {matrixRows(shown).map((row) => (
              <Line key={row.title} row={row} skus={shown.map(({ sku }) => sku)} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

const Line = ({ row: { title: heading, cells }, skus }: { row: MatrixRow; skus: readonly string[] }) => (
  <tr>
    <th scope="row">{heading}</th>
    {cells.map((cell, index) => (
      <td key={skus[index]}>{typeof cell === 'string' ? cell : <Sign isYes={cell} />}</td>
    ))}
  </tr>
);

/** Defined once and used by all cells. */
const Signs = () => (
  <div hidden>
    <svg aria-hidden="true">
      <symbol id="comparar-sim" viewBox="0 0 24 24">
        <path d={check} />
      </symbol>
      <symbol id="comparar-nao" viewBox="0 0 24 24">
        <path d={minus} />
      </symbol>
    </svg>
  </div>
);

const Sign = ({ isYes }: { isYes: boolean }) => (
  <>
    <svg className={isYes ? styles.yes : styles.no} aria-hidden="true">
      <use href={isYes ? '#comparar-sim' : '#comparar-nao'} />
    </svg>
    <span className="visually-hidden">{isYes ? yes : no}</span>
  </>
);
