import { coverageCallWords } from '../../../content/landing/coverage-call.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import styles from './CoverageCall.module.css';

const { text, action } = coverageCallWords.short;

/** After the plans: a link to the coverage check. */
export function CoverageCall() {
  const { hrefOf } = useSiteRoutes();
  return (
    <section className="page-section" aria-labelledby="disponibilidade">
      <div className={styles.bar}>
        <h2 className="text-l" id="disponibilidade">
          {text}
        </h2>
        <ButtonLink href={hrefOf(siteLinks.coverage)} variant="secondary" data-opens="coverage">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
