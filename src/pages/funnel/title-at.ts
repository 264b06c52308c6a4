import { combinedTitles, companyTitles, orderedTitles, stepTitles } from '../../content/step-titles.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Stage, Step } from '../../funnel/step.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { steps as allSteps } from '../../funnel/steps.ts';

export interface PageTitle {
  title: string;
  /** The short name, for the window. */
  page: string;
}

const titles: Record<StepId, PageTitle> = stepTitles;
const combined: Record<Stage, PageTitle> = combinedTitles;
const afterOrder: Partial<Record<StepId, PageTitle>> = orderedTitles;
const ofCompanies: Partial<Record<StepId, PageTitle>> = companyTitles;

const standingAt = (route: string): Step | undefined =>
  Object.values<Step>(allSteps).find((step) => step.route === route);

/** The title is known from the address alone, before it is known whether the step applies. */
export function titleAt(
  route: string,
  shown: readonly Step[],
  { personType, order }: Pick<Facts, 'personType' | 'order'>,
): PageTitle | null {
  const [first, another] = shown;
  if (first !== undefined && another !== undefined) return combined[first.stage];
  const step = first ?? standingAt(route);
  if (step === undefined) return null;
  return (
    (personType === 'pj' ? ofCompanies[step.id] : undefined) ??
    (order === null ? undefined : afterOrder[step.id]) ??
    titles[step.id]
  );
}
