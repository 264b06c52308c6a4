import { createContext } from 'react';

/**
 * The state of an answer until the next question appears. New bubbles animate meanwhile, but not after a reload, an
 * edit or a step back.
 */
export interface AnswerAnimation {
  start: () => void;
  /** The message is shown and the reply is awaited. */
  said: () => void;
  end: () => void;
  /** Given, but not shown yet. */
  isAnswerPending: () => boolean;
  /** The next question is not shown yet. */
  isAnimating: () => boolean;
}

export function createAnswerAnimation(): AnswerAnimation {
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
    isAnswerPending: () => state === 'given',
    isAnimating: () => state !== 'over',
  };
}

export const AnswerAnimationContext = createContext<AnswerAnimation>(createAnswerAnimation());
