import { availability } from '../../content/steps/availability.ts';
import { contract } from '../../content/steps/contract.ts';
import { installation } from '../../content/steps/installation.ts';
import { offers } from '../../content/steps/offers.ts';
import { ordered } from '../../content/steps/ordered.ts';
import { payment } from '../../content/steps/payment.ts';
import { personal } from '../../content/steps/personal.ts';

const stages = [availability, personal, installation, payment, contract, offers, ordered];

const titles: ReadonlyMap<string, string> = new Map(
  stages.flatMap(({ steps }) => Object.entries(steps).map(([step, { page }]) => [step, page] as const)),
);

/** The title of a step, or its id if it no longer exists. */
export const stepTitle = (step: string): string => titles.get(step) ?? step;
