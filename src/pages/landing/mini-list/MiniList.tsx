import { miniListWords } from '../../../content/landing/plans/mini-list.ts';
import { streamingTogglesWords } from '../../../content/landing/plans/streaming-toggles.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { priceWords } from '../../../ui/blocks/price-words.ts';
import type { SitePageProps } from '../../site/site-page.ts';
import { firstSold } from '../first-sold.ts';
import { Section } from '../section/Section.tsx';
import styles from './MiniList.module.css';

const { for: now, from: before, items, note, streaming: included, title } = miniListWords;

/** Plans with streaming, one per row, with old and new price. */
export function MiniList(props: SitePageProps) {
  const { prices } = props;
  const { hrefOf } = useSiteRoutes();
  const offered = items.flatMap((item) => {
    const plan = firstSold(props, item.skus);
    return plan === undefined ? [] : [{ ...item, sku: plan.sku }];
  });
  if (offered.length === 0) return null;
  return (
    <Section id="planos-com-streaming" title={title}>
      <div className={styles.list}>
        <ul className={styles.rows}>
          {offered.map(({ title: name, streaming, sku }) => (
            <li key={sku}>
              <a className={styles.row} href={hrefOf(orderPath(sku))}>
                <h3 className={styles.name}>{name}</h3>
                <span className={styles.streaming}>
                  <BenefitMark slug={streamingSlugs[streaming]} />
                  <span>
                    {included}{' '}
                    <span className={styles.service}>{streamingTogglesWords.services[streaming]}</span>
                  </span>
                </span>
                <span className={styles.prices}>
                  <s className={styles.before}>
                    {before} {prices.full(sku)}
                  </s>{' '}
                  <span className={styles.now}>
                    {now} <strong>{prices.of(sku)}</strong>
                    {priceWords.perMonth}
                  </span>{' '}
                  <span className={styles.condition}>{prices.condition(sku)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{note}</p>
      </div>
    </Section>
  );
}
