import type { Facts } from '../funnel/facts.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { Walk } from '../funnel/walk.ts';

/** All that tracking looks at. */
export interface Scene {
  /** The campaign's prefix. */
  campaign: string;
  route: string;
  /** The steps that stand on the page. */
  shown: readonly Step[];
  /** The journey's steps, in its order. */
  steps: readonly Step[];
  walk: Walk;
  facts: Facts;
  /** Whether the phone may be written to; null where nobody was asked. */
  acceptsPhoneContact: boolean | null;
}
