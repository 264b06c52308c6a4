/** For errors that no test expects: Vitest fails on the unhandled rejection. */
export const failTest = (error: unknown): void => {
  void Promise.reject(error);
};
