import { identityWords } from '../../../content/landing/identity.ts';
import { DocumentCheck } from '../../../pictures/scenes/DocumentCheck.tsx';
import { SelfieCheck } from '../../../pictures/scenes/SelfieCheck.tsx';
import { PhoneFold } from '../../site/PhoneFold.tsx';
import { NumberedSteps } from '../section/NumberedSteps.tsx';
import { Section } from '../section/Section.tsx';
import styles from './IdentityBlock.module.css';

const { lead, note, steps, title, unfold } = identityWords;

/** How identity is checked, and what is never asked. */
export function IdentityBlock() {
  const pictures = (
    <div className={styles.pictures}>
      <DocumentCheck />
      <SelfieCheck />
    </div>
  );
  return (
    <Section id="identidade" title={title} lead={lead} aside={pictures}>
      <p className={styles.note}>{note}</p>
      <PhoneFold line={unfold}>
        <NumberedSteps steps={steps} isRow />
      </PhoneFold>
    </Section>
  );
}
