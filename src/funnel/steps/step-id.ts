import type { steps } from './steps.ts';

/** Every step, named after its route. */
export type StepId = keyof typeof steps;
