import type { Comparison } from '../../src/contract/panel/figures.ts';
import { isEnough, newcombe, type Proportion, wilson } from './proportions.ts';

interface Compared {
  readonly id: string;
  readonly title: string;
  readonly isRunning: boolean;
  readonly goal?: Comparison['goal'];
  readonly arms: readonly { readonly id: string }[];
}

/** Compares the arms of an experiment: visitors who saw the first question, and those who reached the goal. */
export function compareArms(
  { id, title, isRunning, goal, arms }: Compared,
  proportionOf: ReadonlyMap<string, Proportion>,
): Comparison {
  const found = arms.map((arm) => ({ id: arm.id, ...(proportionOf.get(arm.id) ?? { many: 0, of: 0 }) }));
  const [control, ...others] = found;
  return {
    id,
    title,
    isRunning,
    goal,
    arms: found.map(({ id: name, many, of }) => ({
      id: name,
      visits: of,
      goals: many,
      ...(of === 0 ? { rate: null, low: null, high: null } : { rate: many / of, ...wilson({ many, of }) }),
    })),
    differences: others.map((other) => ({
      id: other.id,
      by: control && isEnough(control) && isEnough(other) ? newcombe(other, control) : null,
    })),
  };
}
