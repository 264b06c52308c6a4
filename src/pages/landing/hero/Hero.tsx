import type { ReactNode } from 'react';
import { formatAmount } from '../../../brazil/money.ts';
import { heroOfferWords } from '../../../content/landing/hero-offer.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { type BannerPhoto, photoCrops, pictureAddress } from '../../../contract/publication.ts';
import { conditionOf } from '../../../funnel/plans/condition-of.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { bannerPictures } from './banner-pictures.tsx';
import styles from './Hero.module.css';
import { heroOf } from './hero-of.ts';

const { facts, from } = heroOfferWords;

type HeroProps = SitePageProps & {
  /** The coverage form. Campaigns with another first question show a button to it instead. */
  children: ReactNode;
  /** The words of a page about a streaming service, and its link to the plans. */
  service?: { heading: string; intro: { text: string; action: string } };
};

/** The banner: speed, price, form or button and the picture, with what holds for every order below. */
export function Hero({ children, service, ...props }: HeroProps) {
  const { banner, campaign, landing, photo } = props;
  const { hrefOf } = useSiteRoutes();
  const { action, offer, ...words } = heroOf(props);
  const heading = banner.heading ?? service?.heading ?? words.heading;
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
                {from} <strong className="text-l">{offer.plan}</strong>
              </p>
              <Price amount={formatAmount(offer.price_with_dacc)} size="large" />
              <p className={styles.condition}>{conditionOf(offer)}</p>
            </>
          )}
        </div>
        {(campaign.before.length > 0 || !children) && (
          <div className={styles.order}>
            <ButtonLink wide variant="inverse" href={hrefOf(siteLinks.order)}>
              {action}
            </ButtonLink>
          </div>
        )}
        <div className={styles.form}>{children}</div>
        <div className={styles.more}>
          <p className={styles.lead}>{service?.intro.text ?? words.lead}</p>
          {service && (
            <a className={styles.plans} href="#planos">
              {service.intro.action}
            </a>
          )}
        </div>
        {/* Last in the document: while the page loads, it would otherwise be painted too high. */}
        <div className={styles.picture}>{photo ? <Photo {...photo} /> : bannerPictures[landing.picture]}</div>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ fact, text }) => (
          <li key={fact}>
            <strong>{fact}</strong> <span className="quiet">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each screen loads one crop; both have their place before they arrive. */
const Photo = ({ wide, tall, alt }: BannerPhoto) => (
  <picture>
    <source media="(min-width: 36rem)" srcSet={pictureAddress(wide)} {...photoCrops.wide} />
    <img src={pictureAddress(tall)} {...photoCrops.tall} alt={alt ?? ''} fetchPriority="high" />
  </picture>
);
