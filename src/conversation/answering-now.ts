import { createContext } from 'react';

/**
 * Whether the visitor answered and what came of it is not shown yet: then new bubbles enter. After a reload, an edit or a
 * step back they simply stand there.
 */
export interface AnsweringNow {
  start: () => void;
  isOn: () => boolean;
  end: () => void;
}

export function createAnsweringNow(): AnsweringNow {
  let isOn = false;
  return {
    start: () => {
      isOn = true;
    },
    isOn: () => isOn,
    end: () => {
      isOn = false;
    },
  };
}

export const AnsweringContext = createContext<AnsweringNow>(createAnsweringNow());
