import type { CombinedPage } from './campaign.ts';
import type { StepId } from './step-id.ts';

/** The page on which a step is answered; the start for one that has none. */
export const routeOf = (id: StepId, pages: readonly CombinedPage[]): string =>
  pages.find(({ steps }) => steps.includes(id))?.route ?? '/';
