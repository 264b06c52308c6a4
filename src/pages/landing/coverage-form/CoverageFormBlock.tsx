import { coverageFormWords } from '../../../content/landing/coverage-form.ts';
import { phoneFor } from '../../../funnel/phone-lines-of.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Island } from '../../site/Island.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { CoverageForm } from './CoverageForm.tsx';
import styles from './CoverageFormBlock.module.css';

const { heading, lead, offScript } = coverageFormWords;

/** The coverage form: a postcode and a phone are enough to start. */
export function CoverageFormBlock({ campaign }: SitePageProps) {
  const phone = phoneFor(campaign, 'sales');
  return (
    <section id="consultar" className={styles.block} aria-labelledby="consultar-titulo">
      <div className={styles.card}>
        <div className="stack gap-4">
          <h2 id="consultar-titulo">{heading[campaign.personType]}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className="needs-script">
          <Island name="coverage-form" of={CoverageForm} props={{}} hydrates="touched" />
        </div>
        <noscript>
          <ButtonLink href={phone.href} wide>
            {offScript(phone.number)}
          </ButtonLink>
        </noscript>
      </div>
    </section>
  );
}
