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
    .addCase(sideQuestionReplied, (state, { payload: { topic: _topic, isWish: _isWish, ...question } }) =>
      [...state, question].slice(-maxKept),
    )
    .addCase(visitRestored, (_, { payload }) => payload.sideQuestions ?? none)
    .addMatcher(isAnyOf(leadForgotten, renewalForgotten, startedOver), () => none);
});
