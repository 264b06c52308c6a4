/** Time that passes, handed in: a test lets it pass by itself. */
export interface Timer {
  /** Runs the job once, later. Answers how to call it off. */
  after(milliseconds: number, job: () => void): () => void;
}

export const systemTimer: Timer = {
  after: (milliseconds, job) => {
    const timer = setTimeout(job, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
