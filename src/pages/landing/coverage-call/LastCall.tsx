import { coverageCallWords } from '../../../content/landing/coverage-call.ts';
import { PinStreet } from '../../../pictures/scenes/PinStreet.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import styles from './LastCall.module.css';

const { text, action } = coverageCallWords.long;

/** The last block: links back to the coverage form. */
export function LastCall() {
  return (
    <section className="page-section" aria-labelledby="localizacao">
      <div className={styles.panel}>
        <div className={styles.picture}>
          <PinStreet id="last-call" />
        </div>
        <div className={styles.words}>
          <h2 className="text-2xl" id="localizacao">
            {text}
          </h2>
          <ButtonLink variant="inverse" href="#consultar">
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
