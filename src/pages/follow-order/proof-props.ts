import type { Following } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';

/** The props of each proof form. */
export interface ProofProps {
  state: Following;
  /** The number as typed in the other form. */
  given: string;
  ask: (task: FollowTask) => void;
  onOther: (number: string) => void;
}
