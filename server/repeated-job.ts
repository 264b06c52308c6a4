import type { Timer } from './outbox/timer.ts';

interface RepeatedJob {
  start(): void;
  /** Begins no other round, and waits for the one under way. */
  stop(): Promise<void>;
}

/** Does something again and again, one round at a time. */
export function repeatedJob(options: {
  round: () => Promise<void>;
  pause: number;
  timer: Timer;
  failed: (error: unknown) => void;
}): RepeatedJob {
  const { round, pause, timer, failed } = options;
  let isStopped = false;
  let callOff = () => {};
  let running = Promise.resolve();
  const later = () => {
    callOff = timer.after(pause, () => {
      running = round()
        .catch(failed)
        .then(() => {
          if (!isStopped) later();
        });
    });
  };
  return {
    start: later,
    stop: async () => {
      isStopped = true;
      callOff();
      await running;
    },
  };
}
