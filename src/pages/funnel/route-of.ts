import type { CombinedPage } from '../../funnel/campaign.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { stepOf } from '../../funnel/steps.ts';

/** The page on which a step is answered. */
export const routeOf = (id: StepId, pages: readonly CombinedPage[]): string =>
  pages.find(({ steps }) => steps.includes(id))?.route ?? stepOf(id).route ?? '/';
