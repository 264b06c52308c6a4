import { NewTabButtonLink } from '../../answering/NewTabLink.tsx';
import { staffWords } from '../../content/faq/staff.ts';
import styles from './StaffFaqLink.module.css';

/** Staff find their answers on the company's own site. */
export const StaffFaqLink = () => (
  <div className={styles.staff}>
    <p>{staffWords.text}</p>
    <NewTabButtonLink href={staffWords.href} aria-label={staffWords.actionOf}>
      {staffWords.action}
    </NewTabButtonLink>
  </div>
);
