import type { ReactNode } from 'react';
import type { Plan } from '../../../contract/offer/plan.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import type { SitePageProps } from '../../site/site-page.ts';
import { firstSold } from '../first-sold.ts';
import { Section } from '../section/Section.tsx';
import styles from './OfferLinks.module.css';

interface Props<Item> extends Pick<SitePageProps, 'campaign' | 'plans'> {
  id: string;
  title: string;
  /** Each links to the first of its plans that the campaign sells. */
  items: readonly Item[];
  /** The layout of the list. */
  className: string | undefined;
  noteOn: (plans: readonly Plan[]) => string | false;
  children: (item: Item, plan: Plan) => ReactNode;
}

/** A block of links that order a plan. */
export function OfferLinks<Item extends { skus: readonly string[] }>(props: Props<Item>) {
  const { id, title, items, className, noteOn, children } = props;
  const { hrefOf } = useSiteRoutes();
  const offered = items.flatMap((item) => {
    const plan = firstSold(props, item.skus);
    return plan === undefined ? [] : [{ item, plan }];
  });
  const note = noteOn(offered.map(({ plan }) => plan));
  if (offered.length === 0) return null;
  return (
    <Section id={id} title={title} unfold={title} joins>
      <div className="stack gap-16">
        <ul className={`${styles.list} ${className}`}>
          {offered.map(({ item, plan }) => (
            <li key={plan.sku}>
              <a className={styles.offer} href={hrefOf(orderPath(plan.sku))}>
                {children(item, plan)}
              </a>
            </li>
          ))}
        </ul>
        {note && <p className="quiet">{note}</p>}
      </div>
    </Section>
  );
}
