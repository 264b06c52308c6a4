import type { CombinedPage } from '../campaign.ts';
import type { StepId } from '../steps/step-id.ts';

/** The page on which a step is answered; the start for one that has none. */
export const routeOfPage = (id: StepId, pages: readonly CombinedPage[]): string =>
  pages.find(({ steps }) => steps.includes(id))?.route ?? '/';
