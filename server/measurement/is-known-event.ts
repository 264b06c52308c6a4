import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import type { VisitEvent } from '../../src/contract/measurement/visit-event.ts';
import type { VisitorGroups } from '../../src/contract/measurement/visitor-groups.ts';
import type { Experiment } from '../../src/contract/publication.ts';
import type { CampaignSet } from '../../src/funnel/campaigns.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { isConversationPath } from '../../src/funnel/routes/face.ts';
import { questionRoutes } from '../../src/funnel/routes/funnel-routes.ts';
import { steps } from '../../src/funnel/steps/steps.ts';

const topics: ReadonlySet<string> = new Set(knowledge.map(({ id }) => id));

export interface Measured {
  campaigns: CampaignSet;
  experiments: readonly Experiment[];
}

export const areKnownGroups = (
  { campaign, arms }: Pick<VisitorGroups, 'campaign' | 'arms'>,
  { campaigns, experiments }: Measured,
): boolean =>
  campaigns.all.some(({ prefix }) => prefix === campaign) &&
  arms.every((name) => experiments.some(({ id, arms }) => arms.some((arm) => `${id}:${arm.id}` === name)));

/** Rejects unknown names, because each name creates long-lived count rows and must not be invented by a client. */
export const isKnownEvent = (
  event: VisitEvent,
  published: ReadonlySet<string>,
  measured: Measured,
): boolean => areKnownGroups(event, measured) && isSubjectKnown(event, published);

function isSubjectKnown(event: VisitEvent, published: ReadonlySet<string>): boolean {
  switch (event.name) {
    case 'page_speed':
      return event.page === '/' || isConversationPath(event.page) || questionRoutes.has(event.page);
    case 'question_shown':
      return (
        Object.hasOwn(steps, event.step) &&
        (event.journey === undefined || Object.hasOwn(journeys, event.journey))
      );
    case 'coverage_found':
      return true;
    case 'side_question':
      return (
        Object.hasOwn(steps, event.step) &&
        (event.topic === undefined || topics.has(event.topic) || published.has(event.topic))
      );
    default:
      return Object.hasOwn(steps, event.step);
  }
}
