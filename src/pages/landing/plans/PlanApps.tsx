import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import styles from './PlanApps.module.css';
import type { PlanFace } from './plan-list-props.ts';

type Apps = Pick<PlanFace, 'apps'>;

const namesOf = (apps: PlanFace['apps']): string =>
  planCardWords.apps(apps.map(([, name]) => name).join(', '));

/** As many marks as fit in one line. */
const maxApps = 5;

const services: ReadonlySet<string> = new Set(Object.values(streamingSlugs));

/** The marks of a plan's apps, each defined once per page. Services are named instead. */
export function PlanApps({ apps: all }: Apps) {
  const apps = all.filter(([slug]) => !services.has(slug));
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

/** The names of the apps; visually hidden if the card also has a service choice. */
export function PlanAppNames({ apps, isQuiet }: Apps & { isQuiet: boolean }) {
  return isQuiet ? (
    <span className="visually-hidden">{namesOf(apps)}</span>
  ) : (
    <p className={styles.names}>{namesOf(apps)}</p>
  );
}
