import { type Chance, numberBelow, oneOf } from '../../seed/chance.ts';
import { deathPoints } from './death-points.ts';

/** When a server dies: at a point that it comes to for the so-manieth time, or at any moment after so many answers. */
export interface KillPlan {
  readonly at: (typeof deathPoints)[number] | 'any-moment';
  readonly after: number;
}

/** Commits that a start makes by itself: a smaller count dies while it starts. */
const commitsOfStart = 30;
const fewAnswers = 15;

/** Half of the kills fall on a named point, and one in eight of these on a server that is still starting. */
export function killPlan(chance: Chance, engine: 'sqlite' | 'postgres'): KillPlan {
  if (chance() < 0.5) return { at: 'any-moment', after: numberBelow(chance, fewAnswers) };
  const at = oneOf(
    chance,
    deathPoints.filter((point) => engine === 'postgres' || point !== 'during-commit'),
  );
  if (at === 'before-reply') return { at, after: 1 + numberBelow(chance, fewAnswers) };
  const after =
    chance() < 0.125 ? numberBelow(chance, commitsOfStart) : commitsOfStart + numberBelow(chance, fewAnswers);
  return { at, after: 1 + after };
}
