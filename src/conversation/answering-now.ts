import { createContext } from 'react';

/**
 * How far an answer is on its way to the next question: new bubbles enter meanwhile. After a reload, an edit or a step back
 * they simply stand there.
 */
export interface AnsweringNow {
  start: () => void;
  /** What was said stands there, and the reply is awaited. */
  said: () => void;
  end: () => void;
  /** It was given, and nothing of it is shown yet. */
  isGiven: () => boolean;
  /** The next question is not shown yet. */
  isOn: () => boolean;
}

export function createAnsweringNow(): AnsweringNow {
  let state: 'given' | 'said' | 'over' = 'over';
  return {
    start: () => {
      state = 'given';
    },
    said: () => {
      state = 'said';
    },
    end: () => {
      state = 'over';
    },
    isGiven: () => state === 'given',
    isOn: () => state !== 'over',
  };
}

export const AnsweringContext = createContext<AnsweringNow>(createAnsweringNow());
