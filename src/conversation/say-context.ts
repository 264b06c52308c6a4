import { createContext } from 'react';

/** Sends a text as if it had been typed. */
export const SayContext = createContext<(words: string) => void>(() => undefined);
