import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { CalendarDate } from '../brazil/date.ts';
import type { LeadView } from '../contract/lead/lead.ts';
import type { Tracking } from '../contract/tracking.ts';
import { campaignOf } from '../funnel/campaigns.ts';
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
  operatorTold,
  phoneEndingGiven,
  phoneEndingRefused,
  proofAsked,
  resumeAccepted,
  resumeOffered,
  startedOver,
  stepOpened,
  visitBecameReady,
  visitBegan,
  visitPaused,
  visitRestored,
} from './events.ts';

/**
 * `starting`: the page as it was rendered ahead of time, or as it stood while a lead is read; `asking-to-resume` and
 * `asking-for-proof` put a question before anything of an earlier visit shows; `without-cookies` and `link-failed` say
 * why nothing can be kept or shown; `ready`: the walk decides.
 */
type Phase =
  | 'starting'
  | 'asking-to-resume'
  | 'asking-for-proof'
  | 'without-cookies'
  | 'link-failed'
  | 'ready';

/** A question that nobody could answer, or what was said before somebody asked for a person. */
export interface WordsToTell {
  kind: 'question' | 'person';
  said: readonly string[];
}

export interface VisitState {
  phase: Phase;
  prefix: string;
  /** The campaign whose offers are held: until an order is begun under another one, that of the pages before. */
  offersOf: string;
  face: FaceId;
  route: string;
  /** What the address says the visitor came for; on pages that are no question, what the one before said. */
  journey: JourneyId;
  /** The page was answered; the visitor waits to go on. */
  leaving: boolean;
  today: CalendarDate;
  tracking: Tracking;
  /** Whether the phone may be written to by SMS and WhatsApp; null where nobody was asked. */
  acceptsPhoneContact: boolean | null;
  /** The webchat's, where somebody agreed to one. */
  chatProtocol: string | null;
  /** How often an answer was refused where the visitor stands. */
  refusals: number;
  /** How many messages in a row were not understood. */
  misses: number;
  /** The last of them, as they stand in the transcript. */
  missed: readonly string[];
  /** Words for the operator that have not gone out yet. */
  toTell: readonly WordsToTell[];
  /** What a link tells of the lead it points to. */
  link: LeadView | null;
  /** `isLost`: what was open here before closed meanwhile. */
  proof: { busy: boolean; message: string | null; isLost: boolean };
  /** Why what a link points to could not be taken up. */
  linkFailure: { message: string; mayRetry: boolean } | null;
}

const unproven = { busy: false, message: null, isLost: false };

export const atStart = (prefix: string, route: string, face: FaceId = 'pages'): VisitState => ({
  phase: 'starting',
  prefix,
  offersOf: prefix,
  face,
  route,
  journey: journeyAt(campaignOf(prefix), route),
  leaving: false,
  today: { year: 1970, month: 1, day: 1 },
  tracking: {},
  acceptsPhoneContact: null,
  chatProtocol: null,
  refusals: 0,
  misses: 0,
  missed: [],
  toTell: [],
  link: null,
  proof: unproven,
  linkFailure: null,
});

const maxMissed = 4;

/** Without a connection no more questions wait for the operator. */
const maxToTell = 20;

export const visitSlice = createSlice({
  name: 'visit',
  initialState: () => atStart('', '/'),
  reducers: {},
  extraReducers: (builder) => {
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
        state.journey = journeyAt(campaignOf(state.prefix), state.route, payload.journey);
      })
      .addCase(stepOpened, (state, { payload: { route, face } }) => {
        state.route = route;
        state.face = face;
        state.journey = journeyAt(campaignOf(state.prefix), route, state.journey);
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
        if (payload.isUnclear) state.missed = [...state.missed, payload.said].slice(-maxMissed);
        if (payload.asks && state.toTell.length < maxToTell)
          state.toTell.push({ kind: 'question', said: [payload.said] });
      })
      .addCase(handedOff, (state, { payload: { to, said } }) => {
        // In the form nobody is waited for: what was not understood is read later, without a protocol to call back.
        state.toTell.push({ kind: to === 'person' ? 'person' : 'question', said: [...said] });
      })
      .addCase(operatorTold, (state) => {
        state.toTell.shift();
      })
      // Whoever ordered is taken to the order, however long it took.
      .addCase(effectSucceeded, (state, { payload: { found } }) => {
        if (found.lead?.id || found.existingContract) state.offersOf = state.prefix;
        if (found.order || found.renewal?.order) state.leaving = true;
      })
      // What goes out again by itself still takes the visitor along once it has arrived.
      .addCase(effectFailed, (state, { payload }) => {
        if (payload.failure.final) state.leaving = false;
      })
      // Whoever takes an order up again is taken to where it stopped.
      .addMatcher(isAnyOf(resumeAccepted, visitPaused), (state) => {
        state.phase = 'starting';
        state.leaving = true;
      });
  },
});
