import type { steps } from './steps.ts';

/** Every step, in the word its route uses. */
export type StepId = keyof typeof steps;
