import type { Timer } from './timer.ts';

/** Runs rounds in sequence with a pause between them. */
export function repeatedJob(options: {
  round: () => Promise<void>;
  pause: number;
  timer: Timer;
  failed: (error: unknown) => void;
}) {
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
    /** Starts no new round and waits for the running one. */
    stop: async (): Promise<void> => {
      isStopped = true;
      callOff();
      await running;
    },
  };
}
