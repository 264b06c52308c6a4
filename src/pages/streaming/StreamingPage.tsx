import type { ReactNode } from 'react';
import { heroWords } from '../../content/landing/hero.ts';
import { siteWords } from '../../content/site.ts';
import type { CatalogueRow } from '../../content/streaming/catalogue-row.ts';
import { globoplayWords } from '../../content/streaming/globoplay.ts';
import { globoplayCatalogue } from '../../content/streaming/globoplay-catalogue.ts';
import { hboMaxWords } from '../../content/streaming/hbo-max.ts';
import { hboMaxCatalogue } from '../../content/streaming/hbo-max-catalogue.ts';
import { paramountWords } from '../../content/streaming/paramount.ts';
import { paramountCatalogue } from '../../content/streaming/paramount-catalogue.ts';
import { rowsWords } from '../../content/streaming/rows.ts';
import type { StreamingService } from '../../funnel/landing.ts';
import { StadiumNight } from '../../pictures/scenes/StadiumNight.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { faqStructured } from '../faq/faq-structured.ts';
import { inOneList } from '../faq/questions-of.ts';
import { CoverageCall } from '../landing/coverage-call/CoverageCall.tsx';
import { CoverageFormBlock } from '../landing/coverage-form/CoverageFormBlock.tsx';
import { FaqBlock } from '../landing/faq/FaqBlock.tsx';
import { Hero } from '../landing/hero/Hero.tsx';
import { PlansBlock } from '../landing/plans/PlansBlock.tsx';
import { PictureBanner } from '../landing/section/PictureBanner.tsx';
import { Fold } from '../site/Fold.tsx';
import { Island } from '../site/Island.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { SeriesRow } from './SeriesRow.tsx';
import styles from './StreamingPage.module.css';

interface ServicePage {
  words: {
    heading: string;
    intro: { text: string; action: string };
    benefits: readonly { title: string; text: string }[];
    plansTitle: string;
  };
  rows: readonly CatalogueRow[];
  /** Another banner between titles and plans. */
  banner: { title: string; text: string; action: string } | null;
}

const servicePages: Readonly<Record<StreamingService, ServicePage>> = {
  paramount: { words: paramountWords, rows: paramountCatalogue, banner: null },
  'hbo-max': {
    words: hboMaxWords,
    rows: hboMaxCatalogue,
    banner: hboMaxWords.championsLeague,
  },
  globoplay: { words: globoplayWords, rows: globoplayCatalogue, banner: null },
};

export function streamingHead({ banner, landing, prices, questions }: SitePageProps): PageHead {
  const words = heroWords[landing.words];
  const { title = words.title, description = words.description } = banner;
  return {
    title: `${title} | ${siteWords.name}`,
    description,
    structured: faqStructured(inOneList(questions), prices),
  };
}

/** A campaign's home page about one streaming service. */
export function StreamingPage(props: SitePageProps) {
  const { campaign, landing } = props;
  if (landing.service === null) throw new Error(`'${campaign.prefix}' is about no streaming service.`);
  const { banner, rows, words } = servicePages[landing.service];
  return (
    <div className={styles.page} id="streaming" data-accent={landing.accent}>
      <Hero {...props} service={words}>
        {!landing.hidden.includes('coverage-form') && <CoverageFormBlock {...props} />}
      </Hero>
      <Fold />
      <Benefits benefits={words.benefits} />
      {rows.map((row, index) => (
        <section key={row.id} className={styles.row} aria-labelledby={row.id}>
          <h2 id={row.id}>{row.title}</h2>
          <Island
            name="series-row"
            id={`${row.id}-fila`}
            of={SeriesRow}
            props={{ row, seed: index * row.cards.length }}
            hydrates="touched"
          />
        </section>
      ))}
      <p className={styles.note}>{rowsWords.note}</p>
      {banner && <StreamingBanner {...banner} picture={<StadiumNight />} />}
      <PlansBlock {...props} heading={words.plansTitle} />
      <CoverageCall />
      <FaqBlock {...props} />
    </div>
  );
}

/** What the service offers, in short. */
const Benefits = ({ benefits }: { benefits: readonly { title: string; text: string }[] }) => (
  <ul className={styles.benefits}>
    {benefits.map(({ title, text }) => (
      <li key={title} className={styles.card}>
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

interface Props {
  title: string;
  text: string;
  action: string;
  picture: ReactNode;
}

/** A banner with a link to the plans of the page. */
const StreamingBanner = ({ title, text, action, picture }: Props) => (
  <section className="page-section">
    <PictureBanner picture={picture}>
      <h2>{title}</h2>
      <p className="text-l">{text}</p>
      <ButtonLink href="#planos">{action}</ButtonLink>
    </PictureBanner>
  </section>
);
