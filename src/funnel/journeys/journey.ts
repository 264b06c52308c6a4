import type { StepId } from '../steps/step-id.ts';

export type JourneyId = 'order' | 'coverage' | 'renewal' | 'migration';

/**
 * The steps that a visitor goes through for one purpose. All journey differences are here; no other code checks which
 * journey it is.
 */
export interface Journey {
  id: JourneyId;
  /** Prefix of its steps' routes: the same step has another route in each journey. */
  base: string;
  /** Addresses that lead to its start, with everything below them. */
  entrances?: readonly string[];
  /** Steps whose route is not below `base`. */
  routes: Partial<Record<StepId, string>>;
  /** In the order asked. The journey ends at a step marked as an end, or at the last one. */
  steps: readonly StepId[];
  /**
   * A renewal's results are kept apart from an order open in the same tab. The other journeys write into one lead; a
   * migration's lead starts with a contract.
   */
  storesIn: 'lead' | 'renewal' | 'migration';
  /** The campaign's front page: Back leads nowhere from its first question. */
  isHomePage?: true;
  /** At its end the visitor continues with the campaign's own journey and keeps all answers. */
  continuesToOrder: boolean;
  /** Offers to resume an order started on this device. */
  resumesOrder: boolean;
  /** The journey offered at its first question to visitors who want less. */
  alternative: JourneyId | null;
  /** Steps with a fixed percentage in the progress bar. */
  fixedProgress: Partial<Record<StepId, number>>;
}
