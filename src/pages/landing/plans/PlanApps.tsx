import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import styles from './PlanApps.module.css';
import type { PlanFace } from './plan-list-props.ts';

type Apps = Pick<PlanFace, 'apps'>;

const namesOf = (apps: PlanFace['apps']): string =>
  planCardWords.apps(apps.map(([, name]) => name).join(', '));

/** As many marks as fit into one line. */
const maxApps = 5;

/** The marks of a plan's apps. The page draws each of them once. */
export function PlanApps({ apps }: Apps) {
  const rest = apps.length - maxApps;
  return (
    <div className={styles.marks}>
      {apps.slice(0, maxApps).map(([slug]) => (
        <svg key={slug} className={styles.mark} aria-hidden="true">
          <use href={`#app-${slug}`} />
        </svg>
      ))}
      {rest > 0 && (
        <span className={styles.rest} aria-hidden="true">
          +{rest}
        </span>
      )}
    </div>
  );
}

/** Their names, for whoever reads; beside a choice of several services there is room for the marks alone. */
export function PlanAppNames({ apps, isQuiet }: Apps & { isQuiet: boolean }) {
  return isQuiet ? (
    <VisuallyHidden>{namesOf(apps)}</VisuallyHidden>
  ) : (
    <p className={styles.names}>{namesOf(apps)}</p>
  );
}
