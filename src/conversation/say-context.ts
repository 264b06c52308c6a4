import { createContext } from 'react';

/** Says something as if it had been typed and sent. */
export const SayContext = createContext<(words: string) => void>(() => undefined);
