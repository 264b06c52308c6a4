import type { FaceId } from '../routes/face.ts';

export interface Arm {
  id: string;
  /** Percent of visitors; the rest does not take part. */
  share: number;
  /** The face in which an order starts; without it, the one in the link. */
  startsIn?: FaceId;
}

/** An A/B test on a share of the visitors. */
export interface Experiment {
  id: string;
  /** Its title in the panel. */
  title: string;
  /** The first arm is the control. */
  arms: readonly [Arm, Arm, ...Arm[]];
  /** Prefixes of the campaigns whose visitors take part. */
  campaigns: readonly string[];
  /** The count whose rate the arms are compared by. */
  goal: 'order_placed';
  isRunning: boolean;
}
