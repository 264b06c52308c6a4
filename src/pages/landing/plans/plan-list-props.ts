import type { Plan } from '../../../contract/offer/plan.ts';
import type { Landing } from '../../../funnel/landing.ts';
import type { Choice } from '../../../funnel/landing-plans/streaming-choice.ts';

/** A plan's texts, formatted on the server to keep the script small. */
export interface PlanFace {
  sku: string;
  name: string;
  /** '600', 'Mega'. */
  amount: string;
  unit: string;
  /** The rest of the name: 'Paramount+'. */
  rest: string;
  extra: string | null;
  good: string;
  /** One badge, or two that alternate. */
  badges: readonly string[];
  points: string | null;
  bonuses: readonly string[];
  /** The services in the plan's name. */
  streaming: readonly string[];
  /** The plan's apps by slug and name. */
  apps: readonly (readonly [slug: string, name: string])[];
  full: string | null;
  price: string;
  conditions: readonly string[];
  whatsApps: Plan['whatsApps'];
}

/** A card with the plans of its toggles. */
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
