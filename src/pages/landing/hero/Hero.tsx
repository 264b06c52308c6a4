import type { ReactNode } from 'react';
import { formatAmount } from '../../../brazil/money.ts';
import type { BannerPicture } from '../../../content/landing/banner-art.ts';
import { heroOfferWords } from '../../../content/landing/hero-offer.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { type BannerPhoto, photoCrops, pictureAddress } from '../../../contract/publication.ts';
import { conditionOf } from '../../../funnel/plans/condition-of.ts';
import { StreetAtDusk } from '../../../pictures/StreetAtDusk.tsx';
import { AntennaNews } from '../../../pictures/scenes/AntennaNews.tsx';
import { AwardNews } from '../../../pictures/scenes/AwardNews.tsx';
import { CommunityNews } from '../../../pictures/scenes/CommunityNews.tsx';
import { FamilyHome } from '../../../pictures/scenes/FamilyHome.tsx';
import { FullHouse } from '../../../pictures/scenes/FullHouse.tsx';
import { GamerDesk } from '../../../pictures/scenes/GamerDesk.tsx';
import { PinStreet } from '../../../pictures/scenes/PinStreet.tsx';
import { RewardPoints } from '../../../pictures/scenes/RewardPoints.tsx';
import { SmallShop } from '../../../pictures/scenes/SmallShop.tsx';
import { SofaNight } from '../../../pictures/scenes/SofaNight.tsx';
import { StadiumNight } from '../../../pictures/scenes/StadiumNight.tsx';
import { TwoScreens } from '../../../pictures/scenes/TwoScreens.tsx';
import { WifiModem } from '../../../pictures/scenes/WifiModem.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import styles from './Hero.module.css';
import { heroOf } from './hero-of.ts';

/** The same picture may be on the page a second time. */
const id = 'banner';

/** The drawing of each banner. */
const bannerPictures: Readonly<Record<BannerPicture, ReactNode>> = {
  street: <StreetAtDusk id={id} />,
  map: <PinStreet id={id} />,
  hill: <CommunityNews id={id} />,
  home: <FamilyHome id={id} />,
  apartments: <FullHouse id={id} />,
  devices: <TwoScreens id={id} />,
  antenna: <AntennaNews id={id} />,
  modem: <WifiModem id={id} />,
  shop: <SmallShop id={id} />,
  points: <RewardPoints id={id} />,
  award: <AwardNews id={id} />,
  gamer: <GamerDesk id={id} />,
  stadium: <StadiumNight id={id} />,
  mountains: <SofaNight id={id} show="mountains" />,
  castle: <SofaNight id={id} show="castle" />,
  bay: <SofaNight id={id} show="bay" />,
};

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
