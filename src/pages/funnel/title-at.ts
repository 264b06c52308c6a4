import type { PageTitle, StepWords } from '../../content/steps/step-words.ts';
import type { Facts } from '../../funnel/facts.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';
import { routeOfStep } from '../../funnel/routes/route-of-step.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { steps as allSteps } from '../../funnel/steps/steps.ts';
import { everyStepWords, titleTogether } from '../../funnel/words/every-step-words.ts';

const titleOf = (
  { title, page, ordered, ofCompany }: StepWords,
  { personType, order }: Pick<Facts, 'personType' | 'order'>,
): PageTitle => {
  if (order !== null && ordered) return ordered;
  return personType === 'pj' ? { title, page, ...ofCompany } : { title, page };
};

/** The step of a route, whether or not it applies. */
const standingAt = (route: string): Step | undefined =>
  Object.values<Step>(allSteps).find(({ id }) =>
    Object.values(journeys).some((journey) => routeOfStep(journey, id) === route),
  );

/** The title follows from the route alone, before it is known whether the step applies. */
export function titleAt(
  route: string,
  shown: readonly Step[],
  facts: Pick<Facts, 'personType' | 'order'>,
): PageTitle | null {
  const [first, another] = shown;
  if (first !== undefined && another !== undefined) return titleTogether(first);
  const step = first ?? standingAt(route);
  if (step === undefined) return null;
  return titleOf(everyStepWords[step.id], facts);
}
