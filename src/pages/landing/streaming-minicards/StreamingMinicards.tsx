import { formatAmount } from '../../../brazil/money.ts';
import { streamingMinicardsWords } from '../../../content/landing/plans/streaming-minicards.ts';
import { speedBonusOf } from '../../../funnel/landing-plans/speed-bonus-of.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import { PriceCondition } from '../../site/PriceCondition.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { firstSold } from '../first-sold.ts';
import { Section } from '../section/Section.tsx';
import styles from './StreamingMinicards.module.css';

const { action, bonus, cards, title } = streamingMinicardsWords;

/** Shortcuts to plans with streaming. */
export function StreamingMinicards(props: SitePageProps) {
  const { hrefOf } = useSiteRoutes();
  const offered = cards.flatMap((card) => {
    const plan = firstSold(props, card.skus);
    return plan === undefined ? [] : [{ ...card, plan }];
  });
  if (offered.length === 0) return null;
  return (
    <Section id="combos" title={title}>
      <div className={styles.offers}>
        <ul className={styles.cards}>
          {offered.map(({ service, title: name, plan }) => (
            <li key={plan.sku}>
              <a className={styles.card} href={hrefOf(orderPath(plan.sku))}>
                <BenefitMark slug={streamingSlugs[service]} />
                <h3 className={styles.name}>{name}</h3>
                <div className={styles.price}>
                  <Price amount={formatAmount(plan.price_with_dacc)} />
                  <PriceCondition plan={plan} />
                </div>
                <span className={styles.action}>{action}</span>
              </a>
            </li>
          ))}
        </ul>
        {offered.some(({ plan }) => speedBonusOf(plan) !== null) && <p className={styles.bonus}>{bonus}</p>}
      </div>
    </Section>
  );
}
