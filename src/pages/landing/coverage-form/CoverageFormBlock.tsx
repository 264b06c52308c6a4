import { coverageFormWords } from '../../../content/landing/coverage-form.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Island } from '../../site/Island.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { CoverageForm } from './CoverageForm.tsx';
import styles from './CoverageFormBlock.module.css';

const { heading, lead, offScript } = coverageFormWords;

/** Where the thread ends: a postcode and a phone are enough to begin. */
export function CoverageFormBlock({ campaign }: SitePageProps) {
  const { hrefOf } = useSiteRoutes();
  return (
    <section id="consultar" className={styles.block} aria-labelledby="consultar-titulo">
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 id="consultar-titulo">{heading[campaign.personType]}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.form}>
          <Island name="coverage-form" of={CoverageForm} props={{}} hydrates="touched" />
        </div>
        <noscript>
          <ButtonLink href={hrefOf(siteLinks.order)} wide>
            {offScript}
          </ButtonLink>
        </noscript>
      </div>
    </section>
  );
}
