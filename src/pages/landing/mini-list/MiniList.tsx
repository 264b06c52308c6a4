import { miniListWords } from '../../../content/landing/plans/mini-list.ts';
import { streamingTogglesWords } from '../../../content/landing/plans/streaming-toggles.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { priceWords } from '../../../ui/blocks/price-words.ts';
import type { SitePageProps } from '../../site/site-page.ts';
import { OfferLinks } from '../offer-links/OfferLinks.tsx';
import styles from './MiniList.module.css';

const { for: now, from: before, items, note, streaming: included, title } = miniListWords;

/** Plans with streaming, one per row, with old and new price. */
export const MiniList = ({ campaign, plans, prices }: SitePageProps) => (
  <OfferLinks
    id="planos-com-streaming"
    title={title}
    campaign={campaign}
    plans={plans}
    items={items}
    className={styles.rows}
    noteOn={() => note}
  >
    {({ title: name, streaming }, { sku }) => (
      <>
        <h3 className="text-xl">{name}</h3>
        <span className={styles.streaming}>
          <BenefitMark slug={streamingSlugs[streaming]} />
          <span>
            {included} <span className={styles.service}>{streamingTogglesWords.services[streaming]}</span>
          </span>
        </span>
        <span className={styles.prices}>
          <s className="quiet">
            {before} {prices.full(sku)}
          </s>{' '}
          <span>
            {now} <strong className="text-xl">{prices.of(sku)}</strong>
            {priceWords.perMonth}
          </span>{' '}
          <span className="quiet">{prices.condition(sku)}</span>
        </span>
      </>
    )}
  </OfferLinks>
);
