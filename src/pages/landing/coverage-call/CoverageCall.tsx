import { coverageCallWords } from '../../../content/landing/coverage-call.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { PinStreet } from '../../../pictures/scenes/PinStreet.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { PictureBanner } from '../section/PictureBanner.tsx';
import styles from './CoverageCall.module.css';

const { long, short } = coverageCallWords;

/** After the plans: a link to the coverage check. */
export function CoverageCall() {
  const { hrefOf } = useSiteRoutes();
  return (
    <section className="page-section" aria-labelledby="disponibilidade">
      <div className={styles.bar}>
        <h2 className="text-l" id="disponibilidade">
          {short.text}
        </h2>
        <ButtonLink href={hrefOf(siteLinks.coverage)} variant="secondary" data-opens="coverage">
          {short.action}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The last block: the coverage is asked where the visitor is. */
export function LastCall() {
  const { hrefOf } = useSiteRoutes();
  return (
    <section className="page-section" aria-labelledby="localizacao">
      <div className={styles.end}>
        <PictureBanner picture={<PinStreet id="last-call" />}>
          <h2 id="localizacao">{long.text}</h2>
          <ButtonLink variant="inverse" href={hrefOf(siteLinks.coverage)} data-opens="coverage">
            {long.action}
          </ButtonLink>
        </PictureBanner>
      </div>
    </section>
  );
}
