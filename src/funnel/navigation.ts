import type { CombinedPage } from './campaign.ts';
import { isDoor } from './face.ts';
import type { Facts } from './facts.ts';
import { questionRoutes } from './funnel-routes.ts';
import { currentRoute, mayOpen, stepsAt } from './pages-of.ts';
import type { StepId } from './step-id.ts';
import { steps } from './steps.ts';
import type { Walk } from './walk.ts';

export type Move = { kind: 'stay' } | { kind: 'push' | 'replace'; route: string };

interface Where {
  route: string;
  /** Where a journey without anything to choose from begins anew. */
  home: string;
  /** The visitor has answered this page and waits to go on. */
  leaving: boolean;
  journey: readonly StepId[];
  pages: readonly CombinedPage[];
  facts: Facts;
  walk: Walk;
}

const stay: Move = { kind: 'stay' };

/**
 * Where to go from here. Forward is pushed, so that Back works; leaving a waiting screen and being called back or sent
 * away replaces, so that Back never lands on what is over.
 */
export function nextMove({ route, home, leaving, journey, pages, facts, walk }: Where): Move {
  const target = currentRoute(walk, pages);
  if (isDoor(route)) return { kind: 'replace', route: target };
  const shown = stepsAt(route, journey, pages, facts);
  if (target === route) return stay;
  if (!questionRoutes.has(route)) return stay;
  if (shown.some(({ screen }) => screen === 'waiting')) return { kind: 'replace', route: target };
  if (leaving) return { kind: 'push', route: target };
  return mayOpen(shown, walk) ? stay : { kind: 'replace', route: isChoiceless(route, facts) ? home : target };
}

/** To choose among plans without any plan to choose from. */
const isChoiceless = (route: string, { coverage }: Facts): boolean =>
  route === steps.planos.route && (coverage === null || coverage.plans.length === 0);
