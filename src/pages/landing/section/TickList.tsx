import { check } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './TickList.module.css';

/** Short facts with check marks. */
export function TickList({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {facts.map((fact) => (
        <li key={fact} className={styles.tick}>
          <Icon shape={check} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
