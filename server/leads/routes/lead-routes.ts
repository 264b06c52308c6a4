import type { RouteGroup } from '../../http/route-group.ts';
import { orderRoutes } from '../../orders/order-routes.ts';
import { leadAnalysisRoutes } from '../analysis/lead-analysis-routes.ts';
import { leadAnswerRoutes } from './lead-answer-routes.ts';
import { leadLinkRoutes } from './lead-link-routes.ts';
import { leadOpeningRoutes } from './lead-opening-routes.ts';
import { leadPlaceRoutes } from './lead-place-routes.ts';
import { leadViewRoutes } from './lead-view-routes.ts';

/** All calls of a lead: opening, answers, analysis, order, erasure. */
export const leadRoutes: RouteGroup = {
  handlers: [
    leadOpeningRoutes,
    leadPlaceRoutes,
    leadAnswerRoutes,
    leadAnalysisRoutes,
    orderRoutes,
    leadViewRoutes,
    leadLinkRoutes,
  ].flatMap(({ handlers }) => handlers),
};
