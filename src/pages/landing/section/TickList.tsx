import { check } from '../../../ui/icons/check.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './TickList.module.css';

interface Props {
  facts: readonly string[];
  /** In one quiet line on a phone. */
  isShort?: boolean;
}

/** Short facts with check marks. */
export function TickList({ facts, isShort }: Props) {
  return (
    <ul className={styles.ticks} data-short={isShort || undefined}>
      {facts.map((fact) => (
        <li key={fact} className={styles.tick}>
          <Icon shape={check} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
