import { staffWords } from '../../content/faq/staff.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import styles from './StaffFaqLink.module.css';

/** Staff find their answers on the company's own site. */
export const StaffFaqLink = () => (
  <div className={styles.staff}>
    <p>{staffWords.text}</p>
    <ButtonLink href={staffWords.href} target="_blank" rel="noopener" aria-label={staffWords.actionOf}>
      {staffWords.action}
    </ButtonLink>
  </div>
);
