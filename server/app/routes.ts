import { catalogueRoutes } from '../catalogue/catalogue-routes.ts';
import { siteConversationRoutes } from '../conversations/site-conversation-routes.ts';
import { addressSearchRoutes } from '../coverage/address-search-routes.ts';
import { coverageRoutes } from '../coverage/coverage-routes.ts';
import { collaboratorRoutes } from '../customers/collaborator-routes.ts';
import { migrationRoutes } from '../customers/migration-routes.ts';
import { mobileLineRoutes } from '../customers/mobile-line-routes.ts';
import { followAccessRoutes } from '../following/follow-access-routes.ts';
import { followRoutes } from '../following/follow-routes.ts';
import { healthRoutes } from '../http/health-routes.ts';
import type { RouteHandler } from '../http/route-group.ts';
import { leadAnalysisRoutes } from '../leads/analysis/lead-analysis-routes.ts';
import { leadAnswerRoutes } from '../leads/routes/lead-answer-routes.ts';
import { leadLinkRoutes } from '../leads/routes/lead-link-routes.ts';
import { leadOpeningRoutes } from '../leads/routes/lead-opening-routes.ts';
import { leadPlaceRoutes } from '../leads/routes/lead-place-routes.ts';
import { leadViewRoutes } from '../leads/routes/lead-view-routes.ts';
import { noCoverageRoutes } from '../leads/routes/no-coverage-routes.ts';
import { measurementRoutes } from '../measurement/measurement-routes.ts';
import { pageErrorRoutes } from '../measurement/page-error-routes.ts';
import { supportRoutes } from '../messages/support-routes.ts';
import { orderRoutes } from '../orders/order-routes.ts';
import { renewalRoutes } from '../renewals/renewal-routes.ts';
import { sentenceRoutes } from '../teaching/sentence-routes.ts';
import { understandRoutes } from '../understanding/understand-routes.ts';
import type { AppContext } from './request-context.ts';

export const routes: readonly RouteHandler<AppContext>[] = [
  ...coverageRoutes,
  ...addressSearchRoutes,
  ...catalogueRoutes,
  ...leadOpeningRoutes,
  ...leadPlaceRoutes,
  ...leadAnswerRoutes,
  ...leadAnalysisRoutes,
  ...orderRoutes,
  ...leadViewRoutes,
  ...leadLinkRoutes,
  ...noCoverageRoutes,
  ...siteConversationRoutes,
  ...supportRoutes,
  ...healthRoutes,
  ...renewalRoutes,
  ...migrationRoutes,
  ...mobileLineRoutes,
  ...collaboratorRoutes,
  ...followAccessRoutes,
  ...followRoutes,
  ...measurementRoutes,
  ...pageErrorRoutes,
  ...understandRoutes,
  ...sentenceRoutes,
];
