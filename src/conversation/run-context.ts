import { createContext } from 'react';

/** A saga that runs. */
export interface Task {
  cancel: () => void;
}

/** Runs a saga on the store of the page. */
export const RunContext = createContext<(saga: () => Generator) => Task>(() => ({
  cancel: () => undefined,
}));
