import type { Facts } from '../funnel/facts.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { Walk } from '../funnel/walk.ts';

/** The state that tracking depends on. */
export interface Scene {
  /** The campaign's prefix. */
  campaign: string;
  route: string;
  /** The steps on the page. */
  shown: readonly Step[];
  /** The journey's steps in order. */
  steps: readonly Step[];
  walk: Walk;
  facts: Facts;
  /** Consent to messages by phone; null if it was not asked. */
  acceptsPhoneContact: boolean | null;
}
