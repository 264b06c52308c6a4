import type { Plan } from '../../contract/offer/plan.ts';

/** An offer with its published texts, as long as it is sold. */
export interface PublishedOffer {
  plan: Plan;
  /** The standard label, one fact per line. */
  summary: string;
  regulation: string;
  /** The campaign that sells it; null if the customer must be identified first. */
  soldIn: string | null;
  /** For customers who were sent its address; hidden from search engines. */
  noindex: boolean;
}
