import type { Arm, ShownExperiment } from '../../contract/documents.ts';
import { stableHash } from './stable-hash.ts';

export interface Participant {
  /** Random and stored, so the same visitor always gets the same arm. */
  key: string;
  /** Names an arm to try it out; empty means the first arm that differs from the control. */
  test: string | null;
}

/** The arm of a visitor; null if the visitor does not take part. */
export function armOf(experiment: ShownExperiment, { key, test }: Participant): Arm | null {
  const { id, arms, isRunning } = experiment;
  if (test === '') return arms[1] ?? null;
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
