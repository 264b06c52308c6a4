import { streamingTogglesWords } from '../../../content/landing/plans/streaming-toggles.ts';
import type { StreamingService } from '../../../funnel/landing.ts';
import styles from './ServiceName.module.css';

interface Props {
  of: StreamingService;
  /** If it is spelled differently here. */
  name?: string;
}

/** A service's name in a type of its own weight. */
export const ServiceName = ({ of, name = streamingTogglesWords.services[of] }: Props) => (
  <span className={styles.name} data-service={of}>
    {name}
  </span>
);
