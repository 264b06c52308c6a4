import { heroWords } from '../../content/landing/hero.ts';
import { siteWords } from '../../content/site.ts';
import { rowsWords } from '../../content/streaming/rows.ts';
import { StadiumNight } from '../../pictures/scenes/StadiumNight.tsx';
import { faqStructured } from '../faq/faq-structured.ts';
import { inOneList } from '../faq/questions-of.ts';
import { CoverageCall } from '../landing/coverage-call/CoverageCall.tsx';
import { CoverageFormBlock } from '../landing/coverage-form/CoverageFormBlock.tsx';
import { FaqBlock } from '../landing/faq/FaqBlock.tsx';
import { Hero } from '../landing/hero/Hero.tsx';
import { PlansBlock } from '../landing/plans/PlansBlock.tsx';
import { Fold } from '../site/Fold.tsx';
import { Island } from '../site/Island.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { Benefits } from './Benefits.tsx';
import { SeriesRow } from './SeriesRow.tsx';
import { StreamingBanner } from './StreamingBanner.tsx';
import styles from './StreamingPage.module.css';
import { servicePages } from './service-pages.ts';

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
