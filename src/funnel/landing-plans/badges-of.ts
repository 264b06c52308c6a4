import { planCardWords } from '../../content/landing/plans/plan-card.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Landing } from '../landing.ts';

interface Badged {
  plan: Pick<Plan, 'sku' | 'plan_download'>;
  /** No other plan on the page costs less. */
  isLowest: boolean;
  /** The card has toggles for plans with other services. */
  hasChoice: boolean;
  landing: Pick<Landing, 'planCard' | 'steadyBadge'>;
}

const badges: ReadonlyMap<string, string> = new Map(Object.entries(planCardWords.badges));

/** The texts of the card's ribbon; two texts alternate. */
export function badgesOf({ plan, isLowest, hasChoice, landing }: Badged): readonly string[] {
  const own = badges.get(plan.sku);
  if (isLowest && (landing.planCard === 'new' || own === undefined)) return [planCardWords.lowestPrice];
  // This badge promises the lowest price, so it is left out if a cheaper plan is listed.
  const isTrue = isLowest || own !== planCardWords.badges.d500a;
  if (own !== undefined && isTrue) return [own];
  if (!hasChoice) return [planCardWords.otherBadge];
  const { alternatingBadges, gamerFrom, otherBadge } = planCardWords;
  const [gamer, streaming] = alternatingBadges;
  const first = plan.plan_download >= gamerFrom ? gamer : otherBadge;
  return landing.steadyBadge ? [first] : [first, streaming];
}
