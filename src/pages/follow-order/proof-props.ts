import type { Following } from '../../store/following.ts';
import type { FollowTask } from '../../store/following-events.ts';

/** What each way of proving an order is given. */
export interface ProofProps {
  state: Following;
  /** The number, as it was typed in the other way. */
  given: string;
  ask: (task: FollowTask) => void;
  onOther: (number: string) => void;
}
