import { createContext } from 'react';
import type { RecognisedAnswer } from '../store/recognised-answer.ts';

/** Sends a text as if it had been typed. */
export const SayContext = createContext<(words: string) => unknown>(() => undefined);

/** Takes an answer as if it had been tapped in its card. */
export const ChooseContext = createContext<(answer: RecognisedAnswer) => void>(() => undefined);
