import type { RouteGroup } from '../route-group.ts';
import { leadAnalysisRoutes } from './lead-analysis.ts';
import { leadAnswerRoutes } from './lead-answers.ts';
import { leadOpeningRoutes } from './lead-opening.ts';
import { leadOrderRoutes } from './lead-order.ts';
import { leadPlaceRoutes } from './lead-place.ts';
import { leadSightRoutes } from './lead-sight.ts';

/** The lead's life: opened, answered, analysed, ordered, erased. */
export const leadRoutes: RouteGroup = {
  handlers: [
    leadOpeningRoutes,
    leadPlaceRoutes,
    leadAnswerRoutes,
    leadAnalysisRoutes,
    leadOrderRoutes,
    leadSightRoutes,
  ].flatMap(({ handlers }) => handlers),
};
