import { formatAmount } from '../../../brazil/money.ts';
import { streamingMinicardsWords } from '../../../content/landing/plans/streaming-minicards.ts';
import { speedBonusOf } from '../../../funnel/landing-plans/speed-bonus-of.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { Price } from '../../../ui/blocks/Price.tsx';
import { PriceCondition } from '../../site/PriceCondition.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { OfferLinks } from '../offer-links/OfferLinks.tsx';
import styles from './StreamingMinicards.module.css';

const { action, bonus, cards, title } = streamingMinicardsWords;

/** Shortcuts to plans with streaming. */
export const StreamingMinicards = ({ campaign, plans }: SitePageProps) => (
  <OfferLinks
    id="combos"
    title={title}
    campaign={campaign}
    plans={plans}
    items={cards}
    className={styles.cards}
    noteOn={(offered) => offered.some((plan) => speedBonusOf(plan) !== null) && bonus}
  >
    {({ service, title: name }, plan) => (
      <>
        <BenefitMark slug={streamingSlugs[service]} />
        <h3 className="text-m">{name}</h3>
        <div className={styles.price}>
          <Price amount={formatAmount(plan.price_with_dacc)} />
          <PriceCondition plan={plan} />
        </div>
        <span className={styles.action}>{action}</span>
      </>
    )}
  </OfferLinks>
);
