import type { CombinedPage } from '../campaign.ts';
import type { Facts } from '../facts.ts';
import type { Step } from '../steps/step.ts';
import type { StepId } from '../steps/step-id.ts';
import { stepOf } from '../steps/steps.ts';
import { applies, type PathEntry, type Walk } from '../walk.ts';
import { ownRoute } from './route-of-page.ts';

/** The page of the current step, or the last page before a step without one. */
export function currentRoute({ path }: Walk, pages: readonly CombinedPage[]): string {
  const shown = path.findLast(({ step }) => ownRoute(step.id, pages) !== null);
  return (shown && ownRoute(shown.step.id, pages)) ?? '/';
}

/** The steps shown at a route, in journey order; empty if it is not a page of this journey. */
export function stepsAt(
  route: string,
  journey: readonly StepId[],
  pages: readonly CombinedPage[],
  facts: Facts,
): Step[] {
  return journey.map(stepOf).filter((step) => ownRoute(step.id, pages) === route && applies(step, facts));
}

/** A page may be opened if one of its steps is done or current. */
export const mayOpen = (steps: readonly Step[], { path }: Walk): boolean =>
  steps.some(({ id }) => path.some(({ step }) => step.id === id));

const canReturn = ({ step }: PathEntry, ids: readonly StepId[]): boolean =>
  step.revisit && !ids.includes(step.id);

/** Where Back leads: to the previous page, unless a step names another. */
export function backRoute(
  steps: readonly Step[],
  { path }: Walk,
  pages: readonly CombinedPage[],
): string | null {
  const [first] = steps;
  if (first === undefined || first.back === 'none') return null;
  if (first.back !== 'previous') return ownRoute(first.back, pages);
  const index = path.findIndex(({ step }) => step.id === first.id);
  const ids = steps.map(({ id }) => id);
  const before = path.slice(0, Math.max(index, 0)).findLast((entry) => canReturn(entry, ids));
  return before ? ownRoute(before.step.id, pages) : '/';
}
