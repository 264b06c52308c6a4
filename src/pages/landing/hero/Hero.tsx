import type { ReactNode } from 'react';
import { conditionOf } from '../../../answering/summary/condition-of.ts';
import { formatAmount } from '../../../brazil/money.ts';
import { heroOfferWords } from '../../../content/landing/hero-offer.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { StreetAtDusk } from '../../../pictures/StreetAtDusk.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import { check } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import styles from './Hero.module.css';
import { heroOf } from './hero-of.ts';

const { facts, from } = heroOfferWords;

type HeroProps = SitePageProps & {
  /** The coverage form. Campaigns with another first question show a button to it instead. */
  children: ReactNode;
};

/** The banner: speed, price, form or button, and the picture. */
export function Hero({ children, ...props }: HeroProps) {
  const { campaign } = props;
  const { hrefOf } = useSiteRoutes();
  const { heading, lead, action, offer } = heroOf(props);
  return (
    <section className={styles.hero} aria-labelledby="oferta">
      <div className={styles.inner}>
        <h1 className={styles.heading} id="oferta">
          {heading}
        </h1>
        <div className={styles.offer}>
          {offer && (
            <>
              <p className={styles.from}>
                {from} <strong>{offer.plan}</strong>
              </p>
              <Price amount={formatAmount(offer.price_with_dacc)} size="large" />
              <p className={styles.condition}>{conditionOf(offer)}</p>
            </>
          )}
          {(campaign.before.length > 0 || !children) && (
            <ButtonLink variant="inverse" href={hrefOf(siteLinks.order)}>
              {action}
            </ButtonLink>
          )}
        </div>
        <div className={styles.form}>{children}</div>
        <div className={styles.more}>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <Icon shape={check} /> {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {/* Last in the document: while the page loads, it would otherwise be painted too high. */}
      <div className={styles.street}>
        <StreetAtDusk />
      </div>
    </section>
  );
}
