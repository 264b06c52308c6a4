/** An injected timer: tests advance it themselves. */
export interface Timer {
  /** Runs the job once after the delay. Returns a function that cancels it. */
  after(milliseconds: number, job: () => void): () => void;
}

export const systemTimer: Timer = {
  after: (milliseconds, job) => {
    const timer = setTimeout(job, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
