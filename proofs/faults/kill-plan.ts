import { type Chance, numberBelow, oneOf } from '../../scripts/seed/chance.ts';

/** Points at which a server can be killed. A commit on SQLite is one synchronous call. */
const deathPoints = ['before-commit', 'during-commit', 'after-commit', 'before-reply'] as const;

type DeathPoint = (typeof deathPoints)[number];

export const isDeathPoint = (text: string | undefined): text is DeathPoint =>
  deathPoints.some((point) => point === text);

/** Signal that tells the server that traffic starts. */
export const trafficBegins = 'SIGUSR2';

/** When a server dies: on the n-th pass of a point, or at any moment after n responses. */
export interface KillPlan {
  readonly at: (typeof deathPoints)[number] | 'any-moment';
  readonly after: number;
  /** Counts from the start of the process, or from the start of the traffic. */
  readonly phase: 'starting' | 'serving';
}

/** Approximate number of commits during a start. */
const commitsOfStart = 40;
const fewAnswers = 15;

/** Half of the kills happen at a named point, and one in eight of these during the start. */
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
