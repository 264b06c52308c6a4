import type { FaceId } from '../routes/face.ts';

export interface Arm {
  id: string;
  /** Of a hundred visitors; whoever is left over takes no part. */
  share: number;
  /** The face in which an order of this arm starts; as the link says, where nothing stands. */
  startsIn?: FaceId;
}

/** A question about visitors, put to a share of them. */
export interface Experiment {
  id: string;
  /** What the panel calls it. */
  title: string;
  /** The first is how it is without the experiment. */
  arms: readonly [Arm, Arm, ...Arm[]];
  /** Prefixes of the campaigns whose visitors take part. */
  campaigns: readonly string[];
  /** What is better when it happens more often. */
  goal: 'order_placed';
  isRunning: boolean;
}
