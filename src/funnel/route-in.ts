import type { Journey } from './journeys/journey.ts';
import type { StepId } from './step-id.ts';
import { stepOf } from './steps.ts';

/** How a step's address reads in a journey. */
export function routeIn({ base, routes }: Journey, id: StepId): string | null {
  const { path } = stepOf(id);
  return routes[id] ?? (path === null ? null : `${base}${path}/`);
}
