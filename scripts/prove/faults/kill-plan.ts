import { type Chance, numberBelow, oneOf } from '../../seed/chance.ts';
import { deathPoints } from './death-points.ts';

/** When a server dies: at a point that it comes to for the so-manieth time, or at any moment after so many answers. */
export interface KillPlan {
  readonly at: (typeof deathPoints)[number] | 'any-moment';
  readonly after: number;
  /** From when the count runs: from its start, or from when visitors are let in. */
  readonly phase: 'starting' | 'serving';
}

/** About as many commits as a start makes by itself. */
const commitsOfStart = 40;
const fewAnswers = 15;

/** Half of the kills fall on a named point, and one in eight of these on a server that is still starting. */
export function killPlan(chance: Chance, engine: 'sqlite' | 'postgres'): KillPlan {
  const after = () => numberBelow(chance, fewAnswers);
  if (chance() < 0.5) return { at: 'any-moment', after: after(), phase: 'serving' };
  const at = oneOf(
    chance,
    deathPoints.filter((point) => engine === 'postgres' || point !== 'during-commit'),
  );
  if (at === 'before-reply' || chance() >= 0.125) return { at, after: 1 + after(), phase: 'serving' };
  return { at, after: 1 + numberBelow(chance, commitsOfStart), phase: 'starting' };
}
