import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  leadForgotten,
  renewalForgotten,
  sideQuestionReplied,
  startedOver,
  visitRestored,
} from './events.ts';
import type { KeptSideQuestion } from './kept-side-question.ts';

const maxKept = 40;

const none: readonly KeptSideQuestion[] = [];

export const sideQuestionsReducer = createReducer(none, (builder) => {
  builder
    .addCase(sideQuestionReplied, (state, { payload: { topic: _, ...question } }) =>
      [...state, question].slice(-maxKept),
    )
    .addCase(visitRestored, (_, { payload }) => payload.sideQuestions ?? none)
    .addMatcher(isAnyOf(leadForgotten, renewalForgotten, startedOver), () => none);
});

/** Three digits in a row or an e-mail sign may be personal data: such messages are not stored. */
const mayBePersonal = (said: string): boolean =>
  /\d{3}|\*|@/.test(said.replace(/[\s./-]/g, '')) || said.length > 200;

export const withoutPersonal = (questions: readonly KeptSideQuestion[]): KeptSideQuestion[] =>
  questions.map((question) => (mayBePersonal(question.said) ? { ...question, said: '' } : question));
