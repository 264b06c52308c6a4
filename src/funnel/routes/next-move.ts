import type { CombinedPage } from '../campaign.ts';
import type { Facts } from '../facts.ts';
import type { Step } from '../steps/step.ts';
import type { StepId } from '../steps/step-id.ts';
import type { Walk } from '../walk.ts';
import { isConversationPath } from './face.ts';
import { questionRoutes } from './funnel-routes.ts';
import { routeOfPage } from './route-of-page.ts';
import { currentRoute, mayOpen, stepsAt } from './walk-routes.ts';

export type Move = { kind: 'stay' } | { kind: 'push' | 'replace'; route: string };

interface Where {
  route: string;
  /** Where a journey without any plan restarts. */
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
export function nextMove({ route, home, leaving, onward, journey, pages, facts, walk }: Where): Move {
  const shown = stepsAt(route, journey, pages, facts);
  const isLast = leaving && shown.includes(walk.current.step);
  const target = (isLast ? onward : null) ?? currentRoute(walk, pages);
  if (isConversationPath(route))
    return isUndecided([], walk, facts) ? stay : { kind: 'replace', route: target };
  if (target === route) return stay;
  if (!questionRoutes.has(route)) return stay;
  if (isUndecided(shown, walk, facts)) return stay;
  if (isWaiting(shown)) return { kind: 'replace', route: target };
  if (leaving) return { kind: 'push', route: target };
  return mayOpen(shown, walk)
    ? stay
    : { kind: 'replace', route: isChoiceless(route, pages, facts) ? home : target };
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

/** The plan page without any plan. */
const isChoiceless = (route: string, pages: readonly CombinedPage[], { coverage }: Facts): boolean =>
  route === routeOfPage('planos', pages) && (coverage === null || coverage.plans.length === 0);
