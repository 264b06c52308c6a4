import type { CombinedPage } from './campaign.ts';
import type { StepId } from './step-id.ts';
import { stepOf } from './steps.ts';

/** The page on which a step is answered. */
export const routeOf = (id: StepId, pages: readonly CombinedPage[]): string =>
  pages.find(({ steps }) => steps.includes(id))?.route ?? stepOf(id).route ?? '/';
