import { miniListWords } from '../../../content/landing/plans/mini-list.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { priceWords } from '../../../ui/blocks/price-words.ts';
import type { SitePageProps } from '../../site/site-page.ts';
import { firstSold } from '../first-sold.ts';
import { Section } from '../section/Section.tsx';
import { ServiceName } from '../streaming/ServiceName.tsx';
import styles from './MiniList.module.css';

const { for: now, from: before, items, note, streaming: included, title } = miniListWords;

/** Plans with streaming, one per row, with old and new price. */
export function MiniList(props: SitePageProps) {
  const { hrefOf } = useSiteRoutes();
  const { prices } = props;
  const offered = items.flatMap((item) => {
    const plan = firstSold(props, item.skus);
    return plan === undefined ? [] : [{ ...item, sku: plan.sku }];
  });
  if (offered.length === 0) return null;
  return (
    <Section id="planos-com-streaming" title={title}>
      <ul className={styles.list}>
        {offered.map(({ sku, streaming, title: name }) => (
          <li key={sku}>
            <a className={styles.offer} href={hrefOf(orderPath(sku))}>
              <h3 className="text-xl">{name}</h3>
              <span className="text-xl">
                <ServiceName of={streaming} />
              </span>
              <span className={styles.prices}>
                <s className="quiet">
                  {before} {prices.full(sku)}
                </s>{' '}
                <span>
                  {now} <strong className="text-l">{prices.of(sku)}</strong>
                  {priceWords.perMonth}
                </span>{' '}
              </span>
              <span className={`quiet ${styles.prices}`}>
                {included}, {prices.condition(sku)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet">{note}</p>
    </Section>
  );
}
