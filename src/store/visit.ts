import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { CalendarDate } from '../brazil/date.ts';
import type { Tracking } from '../contract/tracking.ts';
import { type Campaign, standard } from '../funnel/campaign.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';
import { journeyAt } from '../funnel/journeys/journey-at.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import * as events from './events.ts';

/**
 * `starting`: the prerendered page, or the last state while a lead loads; `asking-to-resume` and `asking-for-proof`
 * ask before an earlier visit is shown; `without-cookies` and `link-failed` show why the visit cannot go on; `ready`:
 * the walk decides.
 */
type Phase =
  | 'starting'
  | 'asking-to-resume'
  | 'asking-for-proof'
  | 'without-cookies'
  | 'link-failed'
  | 'ready';

export interface VisitState {
  phase: Phase;
  campaign: Campaign;
  /** The campaign of the current offers. It changes only when an order is started under another campaign. */
  offersOf: string;
  face: FaceId;
  route: string;
  /** The journey of the address; on other pages, that of the page before. */
  journey: JourneyId;
  /** The page was answered and the visitor waits for the next one. */
  leaving: boolean;
  today: CalendarDate;
  tracking: Tracking;
  /** Consent to SMS and WhatsApp; null if it was not asked. */
  acceptsPhoneContact: boolean | null;
  /** The webchat's protocol number, if the visitor accepted a webchat. */
  chatProtocol: string | null;
}

export const initialVisit = (campaign: Campaign, route: string, face: FaceId = 'pages'): VisitState => ({
  phase: 'starting',
  campaign,
  offersOf: campaign.prefix,
  face,
  route,
  journey: journeyAt(campaign, route),
  leaving: false,
  today: { year: 1970, month: 1, day: 1 },
  tracking: {},
  acceptsPhoneContact: null,
  chatProtocol: null,
});

export const visitReducer = createReducer(
  () => initialVisit(standard, '/'),
  (builder) => {
    builder
      .addCase(events.visitBegan, (state, { payload: { campaign, today, arrival } }) => ({
        ...state,
        campaign,
        offersOf: campaign.prefix,
        today,
        tracking: arrival.tracking,
      }))
      .addCase(events.visitRestored, (state, { payload }) => {
        state.tracking = { ...payload.tracking, ...state.tracking };
        state.acceptsPhoneContact = payload.acceptsPhoneContact ?? null;
        state.offersOf = payload.offersOf ?? state.campaign.prefix;
        state.journey = journeyAt(state.campaign, state.route, payload.journey);
        state.leaving = payload.leaves === state.route;
      })
      .addCase(events.stepOpened, (state, { payload: { route, face } }) => {
        state.route = route;
        state.face = face;
        state.journey = journeyAt(state.campaign, route, state.journey);
        state.leaving = false;
      })
      .addCase(events.resumeOffered, (state) => {
        state.phase = 'asking-to-resume';
      })
      .addCase(events.linkFailed, (state) => {
        state.phase = 'link-failed';
      })
      .addCase(events.cookiesMissed, (state) => {
        state.phase = 'without-cookies';
      })
      .addCase(events.newerAnswersTaken, (state) => {
        state.phase = 'starting';
        state.leaving = false;
      })
      .addCase(events.placeFound, (state, { payload: { journey } }) => {
        state.journey = journey;
      })
      .addCase(events.phoneContactChosen, (state, { payload: { accepted } }) => {
        state.acceptsPhoneContact = accepted;
      })
      .addCase(events.chatProtocolFound, (state, { payload: { protocol } }) => {
        state.chatProtocol = protocol;
      })
      .addCase(events.answersRefused, (state) => {
        state.leaving = false;
      })
      // After an order the visitor is always taken to its page.
      .addCase(events.effectSucceeded, (state, { payload: { result } }) => {
        if (result.lead?.id || result.existingContract) state.offersOf = state.campaign.prefix;
        if (result.order || result.renewal?.order) state.leaving = true;
      })
      // A failure that is retried keeps the visitor waiting to move on.
      .addCase(events.effectFailed, (state, { payload }) => {
        if (payload.failure.final) state.leaving = false;
      })
      .addMatcher(isAnyOf(events.visitBecameReady, events.startedOver), (state) => {
        state.phase = 'ready';
      })
      .addMatcher(isAnyOf(events.lockedLeadFound, events.accessLost, events.proofAsked), (state) => {
        state.phase = 'asking-for-proof';
      })
      // Whoever starts over leaves the page for the first question.
      .addMatcher(
        isAnyOf(events.answersAccepted, events.resultAwaited, events.startedOver, events.leadForgotten),
        (state) => {
          state.leaving = true;
        },
      )
      // A resumed visit opens at the step where it stopped.
      .addMatcher(isAnyOf(events.resumeAccepted, events.visitPaused), (state) => {
        state.phase = 'starting';
        state.leaving = true;
      });
  },
);
