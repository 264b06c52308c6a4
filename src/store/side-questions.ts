import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import * as events from './events.ts';
import type { KeptSideQuestion } from './kept-side-question.ts';

const maxKept = 40;

const none: readonly KeptSideQuestion[] = [];

export const sideQuestionsReducer = createReducer(none, (builder) => {
  builder
    .addCase(
      events.sideQuestionReplied,
      (state, { payload: { topic: _topic, isWish: _isWish, ...question } }) =>
        [...state, question].slice(-maxKept),
    )
    .addCase(events.sideQuestionRecalled, (state, { payload: { step, says } }) =>
      state.filter((one) => one.step !== step || one.says !== says),
    )
    .addCase(events.visitRestored, (_, { payload }) => payload.sideQuestions ?? none)
    .addMatcher(isAnyOf(events.leadForgotten, events.renewalForgotten, events.startedOver), () => none);
});
