import { createContext, use } from 'react';
import type { InputKind } from '../funnel/fields/field.ts';

/** Where an answer is given: on a page or in a bubble of the conversation. */
export type AnswerSurface = 'page' | 'bubble';

export const AnswerSurfaceContext = createContext<AnswerSurface>('page');

export const useIsBubble = (): boolean => use(AnswerSurfaceContext) === 'bubble';

/** In a bubble, a tap on one of these sends the answer; the submit button is for keyboards and screen readers. */
export const isAnsweredByTap = (kind: InputKind): boolean => tapped.includes(kind);

const tapped: readonly InputKind[] = ['plan', 'due-date', 'yes-no', 'quiz'];
