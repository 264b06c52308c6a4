import type { Journey } from '../journeys/journey.ts';
import type { StepId } from '../steps/step-id.ts';
import { stepOf } from '../steps/steps.ts';

/** The route of a step in a journey; null if it has no page. */
export function routeOfStep({ base, routes }: Journey, id: StepId): string | null {
  const { path } = stepOf(id);
  return routes[id] ?? (path === null ? null : `${base}${path}/`);
}
