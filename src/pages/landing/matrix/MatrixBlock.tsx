import { matrixWords } from '../../../content/landing/plans/matrix.ts';
import { shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Island } from '../../site/Island.tsx';
import { PhoneFold } from '../../site/PhoneFold.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { ScrollArrows } from '../ScrollArrows.tsx';
import { Section } from '../section/Section.tsx';
import tabStyles from '../section/Tabs.module.css';
import styles from './MatrixBlock.module.css';
import { matrixRows } from './matrix-rows.ts';

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
