import { contactCard, secondGeneration } from './combined-pages.ts';
import { steps } from './steps.ts';

/** Every address at which a page of the funnel may stand. */
export const funnelRoutes: ReadonlySet<string> = new Set([
  ...Object.values(steps).flatMap(({ route }) => (route === null ? [] : [route])),
  ...secondGeneration.map(({ route }) => route),
]);

/** Every question by its route, those that only a conversation asks together included. */
export const questionRoutes: ReadonlySet<string> = new Set([...funnelRoutes, contactCard.route]);
