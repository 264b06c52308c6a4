import type { RawValues } from '../../src/funnel/fields/field.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { factsWith, pagesOf, walkOf } from '../funnel/given.ts';
import { everyAnswer, typedAt } from './ana.ts';

const answered = factsWith({ answers: everyAnswer });

/** The steps of a whole order, each with what is typed there. */
export const wholeOrder: readonly (readonly [StepId, RawValues])[] = pagesOf(walkOf(answered))
  .map((id) => [id, typedAt(stepOf(id), answered)] as const)
  .filter(([, typed]) => Object.keys(typed).length > 0);
