import type { CombinedPage } from '../campaign.ts';
import type { Journey } from '../journeys/journey.ts';
import { routeOfStep } from './route-of-step.ts';

/** A journey uses a combined page only if it has all its steps. */
const laysOut = ({ steps }: Pick<Journey, 'steps'>, page: CombinedPage): boolean =>
  page.steps.every((id) => steps.includes(id));

/** Every page of a journey with its steps: combined pages, and one page for each other step. */
export function pagesOfJourney(journey: Journey, combined: readonly CombinedPage[]): readonly CombinedPage[] {
  const together = combined.filter((page) => laysOut(journey, page));
  const alone = journey.steps.filter((id) => together.every(({ steps }) => !steps.includes(id)));
  return [
    ...together,
    ...alone.flatMap((id) => {
      const route = routeOfStep(journey, id);
      return route === null ? [] : [{ route, steps: [id] }];
    }),
  ];
}
