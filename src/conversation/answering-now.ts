import { createContext } from 'react';

/**
 * The state of an answer until the next question appears. New bubbles animate meanwhile, but not after a reload, an
 * edit or a step back.
 */
export interface AnsweringNow {
  start: () => void;
  /** The message is shown and the reply is awaited. */
  said: () => void;
  end: () => void;
  /** Given, but not shown yet. */
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
