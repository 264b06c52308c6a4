import { planCardWords } from '../../content/landing/plans/plan-card.ts';
import type { Landing } from '../landing.ts';

interface Badged {
  sku: string;
  /** No other plan of the page costs less. */
  isLowest: boolean;
  /** Toggles on the card show plans with other services. */
  hasChoice: boolean;
  landing: Pick<Landing, 'planCard' | 'steadyBadge'>;
}

const badges: ReadonlyMap<string, string> = new Map(Object.entries(planCardWords.badges));

/** What the card's ribbon says; of two, one takes turns with the other. */
export function badgesOf({ sku, isLowest, hasChoice, landing }: Badged): readonly string[] {
  const own = badges.get(sku);
  if (isLowest && (landing.planCard === 'new' || own === undefined)) return [planCardWords.lowestPrice];
  // In a list that starts below its speed the plan would promise what another one keeps.
  const isTrue = isLowest || own !== planCardWords.badges.d500a;
  if (own !== undefined && isTrue) return [own];
  if (!hasChoice) return [planCardWords.otherBadge];
  return planCardWords.alternatingBadges.slice(0, landing.steadyBadge ? 1 : 2);
}
