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
  /** Where a journey without anything to choose from begins anew. */
  home: string;
  /** The visitor has answered this page and waits to go on. */
  leaving: boolean;
  /** Where whoever gives the last answer goes on; null as long as it is missing, or where that is the end. */
  onward: string | null;
  journey: readonly StepId[];
  pages: readonly CombinedPage[];
  facts: Facts;
  walk: Walk;
}

const stay: Move = { kind: 'stay' };

const isWaiting = (shown: readonly Step[]): boolean => shown.some(({ screen }) => screen === 'waiting');

/**
 * Where to go from here. Forward is pushed, so that Back works; leaving a waiting screen and being called back or sent
 * away replaces, so that Back never lands on what is over.
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
 * An answer that came along from elsewhere is still being looked into: what it brings may be just what opens the page
 * that was asked for. A waiting screen also waits for the connection to come back.
 */
export function isUndecided(shown: readonly Step[], walk: Walk, { failures }: Facts): boolean {
  const { step, state } = walk.current;
  if (step.screen === 'waiting' || mayOpen(shown, walk)) return false;
  if (state === 'working') return true;
  return isWaiting(shown) && state === 'failed' && failures[step.id]?.final === false;
}

/** To choose among plans without any plan to choose from. */
const isChoiceless = (route: string, pages: readonly CombinedPage[], { coverage }: Facts): boolean =>
  route === routeOfPage('planos', pages) && (coverage === null || coverage.plans.length === 0);
