import type { Plan } from '../../../contract/offer/plan.ts';
import type { Landing } from '../../../funnel/landing.ts';
import type { Choice } from '../../../funnel/landing-plans/streaming-choice.ts';

/** What a card says of one plan, in words: the script of the list formats nothing. */
export interface PlanFace {
  sku: string;
  name: string;
  /** '600', 'Mega'. */
  amount: string;
  unit: string;
  /** What the name says besides: 'Paramount+'. */
  rest: string;
  extra: string | null;
  good: string;
  /** The first stays, or takes turns with the second. */
  badges: readonly string[];
  points: string | null;
  bonuses: readonly string[];
  /** The services that the plan is named for. */
  streaming: readonly string[];
  /** The apps that come with it, by slug and name. */
  apps: readonly (readonly [slug: string, name: string])[];
  full: string | null;
  price: string;
  conditions: readonly string[];
  whatsApps: Plan['whatsApps'];
}

/** One card, and the plans that its toggles show. */
export interface CardFace {
  id: string;
  tab: string;
  first: Choice;
  options: readonly { choice: Choice; face: PlanFace }[];
}

export interface PlanListProps {
  list: Landing['planList'];
  look: Landing['planCard'];
  cards: readonly CardFace[];
}
