import type { Timer } from '../../../../server/runtime/timer.ts';

/** A timer whose time passes when the test says so. */
export function manualTimer() {
  const timers = new Set<{ milliseconds: number; job: () => void }>();
  const timer: Timer = {
    after: (milliseconds, job) => {
      const set = { milliseconds, job };
      timers.add(set);
      return () => timers.delete(set);
    },
  };
  /** Runs what was set for so many milliseconds or less. */
  const wait = (milliseconds: number) => {
    for (const set of [...timers].filter((one) => one.milliseconds <= milliseconds)) {
      timers.delete(set);
      set.job();
    }
  };
  return { timer, wait };
}
