import { availability } from '../../content/steps/availability.ts';
import { contract } from '../../content/steps/contract.ts';
import { coverage } from '../../content/steps/coverage.ts';
import { installation } from '../../content/steps/installation.ts';
import { offers } from '../../content/steps/offers.ts';
import { ordered } from '../../content/steps/ordered.ts';
import { payment } from '../../content/steps/payment.ts';
import { personal } from '../../content/steps/personal.ts';
import type { JourneyId } from '../../funnel/journeys/journey.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';

const stages = [availability, coverage, personal, installation, payment, contract, offers, ordered];

const customers = [
  ['renewal', 'renovação'],
  ['migration', 'migração'],
] as const;

const isIn = (id: JourneyId, step: string): boolean => journeys[id].steps.some((one) => one === step);

/** Customers' steps say so, since the figures list them beside those of an order. */
function titleOf(step: string, page: string): string {
  const of = customers.filter(([id]) => isIn(id, step)).map(([, word]) => word);
  const isSaid = of.some((word) => page.toLowerCase().includes(word));
  return of.length === 0 || isSaid || isIn('order', step) ? page : `${page} (${of.join(' e ')})`;
}

const titles = stages.flatMap(({ steps }) =>
  Object.entries(steps).map(([step, { page }]) => [step, titleOf(step, page)] as const),
);

/** Steps that visitors see under one title are numbered, to be told apart. */
export const stepTitles: ReadonlyMap<string, string> = new Map(
  titles.map(([step, title], index) => {
    const before = titles.slice(0, index).filter(([, other]) => other === title).length;
    return [step, before === 0 ? title : `${title} ${before + 1}`];
  }),
);

/** The title of a step, or its id if it no longer exists. */
export const stepTitle = (step: string): string => stepTitles.get(step) ?? step;
