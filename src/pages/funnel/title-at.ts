import type { PageTitle } from '../../answering/every-title.ts';
import { combinedTitleOf, titleOf } from '../../answering/titles.ts';
import { companyTitles, orderedTitles } from '../../content/special-titles.ts';
import type { Facts } from '../../funnel/facts.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';
import { routeIn } from '../../funnel/route-in.ts';
import type { Step } from '../../funnel/step.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { steps as allSteps } from '../../funnel/steps.ts';

const afterOrder: Partial<Record<StepId, PageTitle>> = orderedTitles;
const ofCompanies: Partial<Record<StepId, PageTitle>> = companyTitles;

const standingAt = (route: string): Step | undefined =>
  Object.values<Step>(allSteps).find(({ id }) =>
    Object.values(journeys).some((journey) => routeIn(journey, id) === route),
  );

/** The title is known from the address alone, before it is known whether the step applies. */
export function titleAt(
  route: string,
  shown: readonly Step[],
  { personType, order }: Pick<Facts, 'personType' | 'order'>,
): PageTitle | null {
  const [first, another] = shown;
  if (first !== undefined && another !== undefined) return combinedTitleOf(first.stage);
  const step = first ?? standingAt(route);
  if (step === undefined) return null;
  return (
    (personType === 'pj' ? ofCompanies[step.id] : undefined) ??
    (order === null ? undefined : afterOrder[step.id]) ??
    titleOf(step.id)
  );
}
