import { followPageWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import styles from './History.module.css';
import { historyOf } from './history-of.ts';

/** The order's history as a progress line. */
export const History = ({ order }: { order: FollowedOrder }) => (
  <ol className={styles.history}>
    {historyOf(order).map(({ id, title, at }) => (
      <li key={id} className={styles.event} data-reached={at !== null || undefined}>
        <span className={styles.what}>{title}</span>
        <span className="text-s">{at ?? followPageWords.order.toCome}</span>
      </li>
    ))}
  </ol>
);
