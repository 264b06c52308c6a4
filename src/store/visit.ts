import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { CalendarDate } from '../brazil/date.ts';
import type { LeadView } from '../contract/lead/lead.ts';
import type { Tracking } from '../contract/tracking.ts';
import { campaignByPrefix } from '../funnel/campaigns.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';
import { journeyAt } from '../funnel/journeys/journey-at.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import { phoneContactChosen, placeFound } from './enquiry-events.ts';
import {
  accessGranted,
  accessLost,
  answersAccepted,
  answersRefused,
  chatProtocolFound,
  cookiesMissed,
  effectFailed,
  effectSucceeded,
  handedOff,
  linkFailed,
  lockedLeadFound,
  messageReplied,
  newerAnswersTaken,
  phoneEndingGiven,
  phoneEndingRefused,
  proofAsked,
  resumeAccepted,
  resumeOffered,
  staffNoteSent,
  startedOver,
  stepOpened,
  visitBecameReady,
  visitBegan,
  visitPaused,
  visitRestored,
} from './events.ts';

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

/** A question without an answer, or the messages before the visitor asked for a person. */
export interface StaffNote {
  kind: 'question' | 'person';
  said: readonly string[];
}

export interface VisitState {
  phase: Phase;
  prefix: string;
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
  /** Number of refused answers at the current question. */
  refusals: number;
  /** Number of consecutive messages not understood. */
  misses: number;
  /** These messages, as shown in the transcript. */
  misunderstoodMessages: readonly string[];
  /** Messages for the operator not sent yet. */
  staffNotes: readonly StaffNote[];
  /** The public part of the lead that a link points to. */
  link: LeadView | null;
  /** `isLost`: access to the open lead ended in the meantime. */
  proof: { busy: boolean; message: string | null; isLost: boolean };
  /** Why the record of a link could not be loaded. */
  linkFailure: { message: string; mayRetry: boolean } | null;
}

const unproven = { busy: false, message: null, isLost: false };

export const initialVisit = (prefix: string, route: string, face: FaceId = 'pages'): VisitState => ({
  phase: 'starting',
  prefix,
  offersOf: prefix,
  face,
  route,
  journey: journeyAt(campaignByPrefix(prefix), route),
  leaving: false,
  today: { year: 1970, month: 1, day: 1 },
  tracking: {},
  acceptsPhoneContact: null,
  chatProtocol: null,
  refusals: 0,
  misses: 0,
  misunderstoodMessages: [],
  staffNotes: [],
  link: null,
  proof: unproven,
  linkFailure: null,
});

const maxMissed = 4;

/** Limit of queued messages, for visits without a connection. */
const maxStaffNotes = 20;

export const visitReducer = createReducer(
  () => initialVisit('', '/'),
  (builder) => {
    builder
      .addCase(visitBegan, (state, { payload: { prefix, today, arrival } }) => {
        state.prefix = prefix;
        state.offersOf = prefix;
        state.today = today;
        state.tracking = arrival.tracking;
      })
      .addCase(visitRestored, (state, { payload }) => {
        state.tracking = { ...payload.tracking, ...state.tracking };
        state.acceptsPhoneContact = payload.acceptsPhoneContact ?? null;
        state.offersOf = payload.prefix ?? state.prefix;
        state.journey = journeyAt(campaignByPrefix(state.prefix), state.route, payload.journey);
      })
      .addCase(stepOpened, (state, { payload: { route, face } }) => {
        state.route = route;
        state.face = face;
        state.journey = journeyAt(campaignByPrefix(state.prefix), route, state.journey);
        state.leaving = false;
        state.refusals = 0;
      })
      .addCase(visitBecameReady, (state) => {
        state.phase = 'ready';
        state.proof = unproven;
      })
      .addCase(resumeOffered, (state) => {
        state.phase = 'asking-to-resume';
      })
      .addCase(startedOver, (state) => {
        state.phase = 'ready';
        state.link = null;
        state.proof = unproven;
      })
      .addCase(lockedLeadFound, (state, { payload: link }) => ({ ...state, phase: 'asking-for-proof', link }))
      .addCase(linkFailed, (state, { payload }) => {
        state.phase = 'link-failed';
        state.linkFailure = payload;
      })
      .addCase(accessLost, (state) => {
        state.phase = 'asking-for-proof';
        state.proof = { ...unproven, isLost: true };
      })
      .addCase(proofAsked, (state) => {
        state.phase = 'asking-for-proof';
      })
      .addCase(cookiesMissed, (state) => {
        state.phase = 'without-cookies';
      })
      .addCase(newerAnswersTaken, (state) => {
        state.phase = 'starting';
        state.leaving = false;
      })
      .addCase(phoneEndingGiven, (state) => {
        state.proof.busy = true;
        state.proof.message = null;
      })
      .addCase(phoneEndingRefused, (state, { payload }) => {
        state.proof.busy = false;
        state.proof.message = payload.message;
      })
      .addCase(accessGranted, (state) => {
        state.proof = unproven;
      })
      .addCase(placeFound, (state, { payload: { journey } }) => {
        state.journey = journey;
      })
      .addCase(phoneContactChosen, (state, { payload: { accepted } }) => {
        state.acceptsPhoneContact = accepted;
      })
      .addCase(chatProtocolFound, (state, { payload: { protocol } }) => {
        state.chatProtocol = protocol;
      })
      .addCase(answersAccepted, (state) => {
        state.misses = 0;
        state.leaving = true;
      })
      .addCase(answersRefused, (state) => {
        state.leaving = false;
        state.refusals += 1;
      })
      .addCase(messageReplied, (state, { payload }) => {
        if (payload.isUnclear) state.refusals += 1;
        state.misses = payload.isUnclear ? state.misses + 1 : 0;
        if (payload.isUnclear)
          state.misunderstoodMessages = [...state.misunderstoodMessages, payload.said].slice(-maxMissed);
        if (payload.isUnansweredQuestion && state.staffNotes.length < maxStaffNotes)
          state.staffNotes.push({ kind: 'question', said: [payload.said] });
      })
      .addCase(handedOff, (state, { payload: { to, said } }) => {
        // A visitor who moves to the form does not wait for a person, so the messages are stored as a question.
        state.staffNotes.push({ kind: to === 'person' ? 'person' : 'question', said: [...said] });
      })
      .addCase(staffNoteSent, (state) => {
        state.staffNotes.shift();
      })
      // After an order the visitor is always taken to its page.
      .addCase(effectSucceeded, (state, { payload: { result } }) => {
        if (result.lead?.id || result.existingContract) state.offersOf = state.prefix;
        if (result.order || result.renewal?.order) state.leaving = true;
      })
      // A failure that is retried keeps the visitor waiting to move on.
      .addCase(effectFailed, (state, { payload }) => {
        if (payload.failure.final) state.leaving = false;
      })
      // A resumed visit opens at the step where it stopped.
      .addMatcher(isAnyOf(resumeAccepted, visitPaused), (state) => {
        state.phase = 'starting';
        state.leaving = true;
      });
  },
);
