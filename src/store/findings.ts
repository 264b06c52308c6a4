import type { PostcodeInformation } from '../contract/address.ts';
import type { LeadView } from '../contract/lead.ts';
import type { Coverage, Order, Risk } from '../funnel/facts.ts';
import { noWish, type PlanWish } from '../funnel/wish.ts';
import { createReducer } from './create-reducer.ts';
import {
  effectSucceeded,
  leadForgotten,
  leadLoaded,
  ownAnswersDropped,
  planReconsidered,
  quizQuestionAnswered,
  resumeDeclined,
  visitBegan,
  visitRestored,
} from './events.ts';

export interface FindingsState {
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  wish: PlanWish;
  risk: Risk | null;
  /** Questions of the quiz answered so far, for the progress bar. */
  quizCount: number;
  order: Order | null;
}

const none: FindingsState = {
  place: null,
  coverage: null,
  wish: noWish,
  risk: null,
  quizCount: 0,
  order: null,
};

const isWishing = (wish: PlanWish): boolean => JSON.stringify(wish) !== JSON.stringify(noWish);

const placeOf = ({ address }: LeadView): PostcodeInformation | null =>
  address.cep === undefined
    ? null
    : {
        UF: address.state,
        city: address.city,
        neighborhood: address.neighborhood ?? '',
        address: address.address ?? '',
        zip: address.cep,
        is_block_allotment: address.is_block_allotment ?? false,
      };

const orderOf = ({ orderNumber, protocol, finishedAt }: LeadView): Order | null =>
  orderNumber === undefined ? null : { orderNumber, protocol: protocol ?? '', finishedAt: finishedAt ?? '' };

export const findings = createReducer(none, (builder) =>
  builder
    .addCase(visitBegan, (state, { payload }) => ({ ...state, wish: payload.arrival.wish }))
    .addCase(visitRestored, (state, { payload }) => ({
      ...state,
      place: payload.place,
      coverage: payload.coverage,
      wish: isWishing(state.wish) ? state.wish : payload.wish,
    }))
    .addCase(planReconsidered, (state) => ({ ...state, wish: noWish }))
    .addCase(quizQuestionAnswered, (state, { payload }) => ({ ...state, quizCount: payload.count }))
    .addCase(effectSucceeded, (state, { payload: { found } }) => ({
      ...state,
      place: found.place ?? state.place,
      coverage: found.coverage ?? state.coverage,
      risk: found.risk ?? state.risk,
      quizCount: found.risk ? 0 : state.quizCount,
      order: found.order ?? state.order,
    }))
    .addCase(leadLoaded, (state, { payload }) => ({
      ...state,
      place: state.place ?? placeOf(payload),
      coverage: payload.plansOffers
        ? { plans: payload.plansOffers, infra: payload.infra ?? null }
        : state.coverage,
      risk: payload.risk
        ? { status: payload.risk.status, message: payload.risk.message, quiz: null }
        : state.risk,
      order: orderOf(payload),
    }))
    .addCase(ownAnswersDropped, ({ wish }) => ({ ...none, wish }))
    // The plan that today's link speaks of has nothing to do with yesterday's lead.
    .addCase(leadForgotten, ({ wish }) => ({ ...none, wish }))
    .addCase(resumeDeclined, ({ wish }) => ({ ...none, wish })),
);
