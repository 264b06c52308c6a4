import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import { planListWords } from '../../../content/landing/plans/plan-list.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import styles from './OtherPlans.module.css';
import type { PlanListProps } from './plan-list-props.ts';

/** The plans behind tabs and toggles, for visitors without scripts. */
export function OtherPlans({ list, cards }: Pick<PlanListProps, 'list' | 'cards'>) {
  const { hrefOf } = useSiteRoutes();
  const others = cards.flatMap(({ tab, first, options }) =>
    options.filter(({ choice }) => choice !== first || (list === 'tabs' && tab !== cards[0]?.tab)),
  );
  if (others.length === 0) return null;
  return (
    <noscript>
      <h3>{planListWords.others}</h3>
      <ul className={styles.others}>
        {others.map(({ face: { sku, name, full, price, conditions } }) => (
          <li key={sku}>
            <a href={hrefOf(orderPath(sku))}>{name}</a>{' '}
            {[full, planCardWords.for, `R$ ${price}/mês`, conditions.join('. ')].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
