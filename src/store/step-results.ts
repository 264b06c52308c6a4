import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { PostcodeInformation } from '../contract/address.ts';
import type { Contract, Coverage, Order, Renewal, Risk } from '../funnel/facts.ts';
import { isWishing, noWish, type PlanWish } from '../funnel/plans/plan-wish.ts';
import * as events from './events.ts';

interface StepResultsState {
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  wish: PlanWish;
  risk: Risk | null;
  /** Number of quiz questions answered, for the progress bar. */
  quizCount: number;
  order: Order | null;
  renewal: Renewal | null;
  existingContract: Contract | null;
}

const none: StepResultsState = {
  place: null,
  coverage: null,
  wish: noWish,
  risk: null,
  quizCount: 0,
  order: null,
  renewal: null,
  existingContract: null,
};

export const stepResultsReducer = createReducer(none, (builder) => {
  builder
    .addCase(events.visitBegan, (state, { payload }) => ({ ...state, wish: payload.arrival.wish }))
    .addCase(events.visitRestored, (state, { payload }) => ({
      ...state,
      place: payload.place,
      coverage: payload.coverage,
      existingContract: payload.existingContract ?? null,
      wish: isWishing(state.wish) ? state.wish : payload.wish,
    }))
    .addCase(events.placeFound, (state, { payload: { place, sku } }) => ({
      ...state,
      place,
      wish: sku ? { ...noWish, sku } : state.wish,
    }))
    .addCase(events.planReconsidered, (state) => ({ ...state, wish: noWish }))
    .addCase(events.quizQuestionAnswered, (state, { payload }) => {
      state.quizCount = payload.count;
    })
    .addCase(events.renewalForgotten, (state) => {
      state.renewal = null;
    })
    .addCase(events.effectSucceeded, (state, { payload: { result } }) => ({
      ...state,
      place: result.place ?? state.place,
      coverage: result.coverage ?? state.coverage,
      risk: result.risk ?? state.risk,
      quizCount: result.risk ? 0 : state.quizCount,
      order: result.order ?? state.order,
      renewal: result.renewal ?? state.renewal,
      existingContract: result.existingContract ?? state.existingContract,
    }))
    .addCase(events.leadLoaded, (state, { payload: { place, coverage, risk, order } }) => ({
      ...state,
      place: state.place ?? place,
      coverage: coverage ?? state.coverage,
      risk: risk ?? state.risk,
      order,
    }))
    // The wish of the current link is kept: it does not belong to the dropped lead.
    .addMatcher(isAnyOf(events.ownAnswersDropped, events.leadForgotten, events.startedOver), ({ wish }) => ({
      ...none,
      wish,
    }));
});
