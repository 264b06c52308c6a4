import { secondGeneration } from './combined-pages.ts';
import { steps } from './steps.ts';

/** Every address at which a page of the funnel may stand. */
export const funnelRoutes: ReadonlySet<string> = new Set([
  ...Object.values(steps).flatMap(({ route }) => (route === null ? [] : [route])),
  ...secondGeneration.map(({ route }) => route),
]);
