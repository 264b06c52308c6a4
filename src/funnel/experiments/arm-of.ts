import type { Arm, Experiment } from './experiment.ts';
import { stableHash } from './stable-hash.ts';

interface Participant {
  /** Drawn by chance once, and kept: the same key is always in the same arm. */
  key: string;
  /** Who tries an arm names it; '' is the first that is not how things are without the experiment. */
  test: string | null;
}

/** Null where the experiment is not put to this visitor. */
export function armOf(experiment: Experiment, { key, test }: Participant): Arm | null {
  const { id, arms, isRunning } = experiment;
  if (test === '') return arms[1];
  if (test !== null) return arms.find((arm) => arm.id === test) ?? null;
  if (!isRunning) return null;
  let place = stableHash(`${id} ${key}`) % 100;
  return (
    arms.find(({ share }) => {
      place -= share;
      return place < 0;
    }) ?? null
  );
}
