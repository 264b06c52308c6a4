import { Ribbon } from '../../../ui/blocks/Ribbon.tsx';
import styles from './PlanRibbon.module.css';

/** Two badges alternate by CSS alone, without announcements. */
export function PlanRibbon({ badges }: { badges: readonly string[] }) {
  const [only, other] = badges;
  if (only === undefined) return null;
  if (other === undefined) return <Ribbon>{only}</Ribbon>;
  return (
    <Ribbon>
      <span className="visually-hidden">{badges.join(', ')}</span>
      <span className={styles.turns} aria-hidden="true">
        {badges.map((badge) => (
          <span key={badge} className={styles.turn}>
            {badge}
          </span>
        ))}
      </span>
    </Ribbon>
  );
}
