import { identityWords } from '../../../content/landing/identity.ts';
import { DocumentCheck } from '../../../pictures/scenes/DocumentCheck.tsx';
import { SelfieCheck } from '../../../pictures/scenes/SelfieCheck.tsx';
import { NumberedSteps } from '../section/NumberedSteps.tsx';
import { Section } from '../section/Section.tsx';
import styles from './IdentityBlock.module.css';

const { lead, note, steps, title, unfold } = identityWords;

/** How identity is checked, and what is never asked. */
export function IdentityBlock() {
  return (
    <Section id="identidade" title={title} lead={lead} unfold={unfold}>
      <div className={styles.check}>
        <div className={styles.pictures}>
          <DocumentCheck />
          <SelfieCheck />
        </div>
        <div className={styles.way}>
          <NumberedSteps steps={steps} />
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </Section>
  );
}
