import type { CombinedPage } from '../campaign.ts';
import type { Facts } from '../facts.ts';
import type { Step } from '../steps/step.ts';
import type { StepId } from '../steps/step-id.ts';
import type { Walk } from '../walk.ts';
import { isConversationPath } from './face.ts';
import { questionRoutes } from './funnel-routes.ts';
import { ownRoute } from './route-of-page.ts';
import { currentRoute, mayOpen, stepsAt } from './walk-routes.ts';

export type Move = { kind: 'stay' } | { kind: 'push' | 'replace'; route: string };

interface Where {
  route: string;
  /** Where a visitor without any plan restarts. */
  home: string;
  /** The page was answered and the visitor waits for the next one. */
  leaving: boolean;
  /** Where the visitor continues after the last answer; null if an answer is missing or the journey ends there. */
  onward: string | null;
  journey: readonly StepId[];
  pages: readonly CombinedPage[];
  facts: Facts;
  walk: Walk;
}

const stay: Move = { kind: 'stay' };

const isWaiting = (shown: readonly Step[]): boolean => shown.some(({ screen }) => screen === 'waiting');

/**
 * The next navigation. Moving on is pushed, so that Back works. Leaving a waiting screen or being redirected replaces,
 * so that Back never returns to a finished page.
 */
export function nextMove(where: Where): Move {
  const { route, home, leaving, onward, journey, pages, facts, walk } = where;
  const shown = stepsAt(route, journey, pages, facts);
  const isLast = leaving && shown.includes(walk.current.step);
  const target = (isLast ? onward : null) ?? currentRoute(walk, pages);
  if (isConversationPath(route))
    return isUndecided([], walk, facts) ? stay : { kind: 'replace', route: target };
  if (target === route || !questionRoutes.has(route) || isUndecided(shown, walk, facts)) return stay;
  if (isWaiting(shown)) return { kind: 'replace', route: target };
  if (leaving) return { kind: isAtStart(where) ? 'replace' : 'push', route: target };
  return mayOpen(shown, walk) ? stay : { kind: 'replace', route: isPlanMissing(where) ? home : target };
}

/**
 * An answer brought from another page is still being looked up: the result may open the requested page. A waiting
 * screen also waits for the connection to return.
 */
export function isUndecided(shown: readonly Step[], walk: Walk, { failures }: Facts): boolean {
  const { step, state } = walk.current;
  if (step.screen === 'waiting' || mayOpen(shown, walk)) return false;
  if (state === 'working') return true;
  return isWaiting(shown) && state === 'failed' && failures[step.id]?.final === false;
}

/** Nothing is known of the visitor. */
const isAtStart = ({ facts: { coverage }, walk: { path, current } }: Where): boolean =>
  coverage === null && path.length === 1 && current.state === 'open';

/**
 * The plan page without any plan, or a later page where nothing is known. A right to prove comes before the plan.
 */
function isPlanMissing(where: Where): boolean {
  const { route, journey, pages, facts, walk } = where;
  const choice = journey.indexOf('planos');
  const opened = journey.findIndex((id) => ownRoute(id, pages) === route);
  const isUnproved = journey.indexOf(walk.current.step.id) <= journey.indexOf('confirmacao-colaborador');
  if (choice === -1 || opened < choice || isUnproved) return false;
  return opened > choice ? isAtStart(where) : (facts.coverage?.plans ?? []).length === 0;
}
