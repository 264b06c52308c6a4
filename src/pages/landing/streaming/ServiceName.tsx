import { streamingTogglesWords } from '../../../content/landing/plans/streaming-toggles.ts';
import type { StreamingService } from '../../../funnel/landing.ts';
import styles from './ServiceName.module.css';

/** A service's name in a type of its own weight. */
export const ServiceName = ({ of }: { of: StreamingService }) => (
  <span className={styles.name} data-service={of}>
    {streamingTogglesWords.services[of]}
  </span>
);
