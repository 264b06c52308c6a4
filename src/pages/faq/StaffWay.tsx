import { staffWords } from '../../content/faq/staff.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import styles from './StaffWay.module.css';

/** Staff find their answers on the company's own site. */
export const StaffWay = () => (
  <div className={styles.staff}>
    <p>{staffWords.text}</p>
    <ButtonLink href={staffWords.href} target="_blank" rel="noopener" aria-label={staffWords.actionOf}>
      {staffWords.action}
    </ButtonLink>
  </div>
);
