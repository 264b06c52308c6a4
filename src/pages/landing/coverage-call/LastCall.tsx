import { coverageCallWords } from '../../../content/landing/coverage-call.ts';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import { PinStreet } from '../../../pictures/scenes/PinStreet.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { PictureBanner } from '../section/PictureBanner.tsx';
import styles from './LastCall.module.css';

const { text, action } = coverageCallWords.long;

/** The last block: the coverage is asked where the visitor is. */
export function LastCall() {
  const { hrefOf } = useSiteRoutes();
  return (
    <section className="page-section" aria-labelledby="localizacao">
      <div className={styles.end}>
        <PictureBanner picture={<PinStreet id="last-call" />}>
          <h2 id="localizacao">{text}</h2>
          <ButtonLink variant="inverse" href={hrefOf(siteLinks.coverage)} data-opens="coverage">
            {action}
          </ButtonLink>
        </PictureBanner>
      </div>
    </section>
  );
}
