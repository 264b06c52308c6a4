import type { Plan } from '../../contract/offer/plan.ts';

/** An offer with what is published of it, for as long as it is sold. */
export interface PublishedOffer {
  plan: Plan;
  /** The standard label, one fact per line. */
  summary: string;
  regulation: string;
  /** Under which campaign it can be ordered; null when somebody has to be known for it first. */
  soldIn: string | null;
  /** Made for those who were sent its address: no search engine shows it. */
  noindex: boolean;
}
