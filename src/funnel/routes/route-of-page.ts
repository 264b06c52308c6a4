import type { CombinedPage } from '../campaign.ts';
import type { StepId } from '../steps/step-id.ts';

/** The page that answers a step; null if it has none. */
export const ownRoute = (id: StepId, pages: readonly CombinedPage[]): string | null =>
  pages.find(({ steps }) => steps.includes(id))?.route ?? null;

/** The page that answers a step; '/' if it has none. */
export const routeOfPage = (id: StepId, pages: readonly CombinedPage[]): string => ownRoute(id, pages) ?? '/';
