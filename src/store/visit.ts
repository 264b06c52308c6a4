import type { CalendarDate } from '../brazil/date.ts';
import type { Plan } from '../contract/plan.ts';
import type { Tracking } from '../contract/tracking.ts';
import type { FaceId } from '../funnel/face.ts';
import { createReducer } from './create-reducer.ts';
import {
  accessGranted,
  accessLost,
  answersAccepted,
  answersRefused,
  effectFailed,
  effectSucceeded,
  leadLinkFollowed,
  newerAnswersTaken,
  phoneEndingGiven,
  phoneEndingRefused,
  resumeAccepted,
  resumeDeclined,
  resumeOffered,
  stepOpened,
  visitBegan,
  visitReady,
  visitRestored,
} from './events.ts';

/**
 * `waking`: the page as it was rendered ahead of time; `asking-to-resume` and `asking-for-proof` put a question before
 * anything of an earlier visit shows; `ready`: the walk decides.
 */
type Phase = 'waking' | 'asking-to-resume' | 'asking-for-proof' | 'ready';

export interface VisitState {
  phase: Phase;
  prefix: string;
  face: FaceId;
  route: string;
  /** The page was answered; the visitor waits to go on. */
  leaving: boolean;
  today: CalendarDate;
  tracking: Tracking;
  /** How often an answer was refused where the visitor stands. */
  refusals: number;
  /** What a link tells of the lead it points to. */
  link: { plan: Plan | null; city: string; state: string; step: string } | null;
  proof: { busy: boolean; message: string | null };
}

const unproven = { busy: false, message: null };

export const atStart = (prefix: string, route: string, face: FaceId = 'pages'): VisitState => ({
  phase: 'waking',
  prefix,
  face,
  route,
  leaving: false,
  today: { year: 1970, month: 1, day: 1 },
  tracking: {},
  refusals: 0,
  link: null,
  proof: unproven,
});

export const visit = createReducer(atStart('', '/'), (builder) =>
  builder
    .addCase(visitBegan, (state, { payload: { prefix, today, arrival } }) => ({
      ...state,
      prefix,
      today,
      tracking: arrival.tracking,
    }))
    .addCase(visitRestored, (state, { payload }) => ({
      ...state,
      tracking: { ...payload.tracking, ...state.tracking },
    }))
    .addCase(stepOpened, (state, { payload }) => ({ ...state, ...payload, leaving: false, refusals: 0 }))
    .addCase(visitReady, (state) => ({ ...state, phase: 'ready' }))
    .addCase(resumeOffered, (state) => ({ ...state, phase: 'asking-to-resume' }))
    // Whoever takes an order up again is taken to where it stopped.
    .addCase(resumeAccepted, (state) => ({ ...state, phase: 'waking', leaving: true }))
    .addCase(resumeDeclined, (state) => ({ ...state, phase: 'ready', link: null, proof: unproven }))
    .addCase(leadLinkFollowed, (state, { payload: { plan, address, step } }) => ({
      ...state,
      phase: 'asking-for-proof',
      link: { plan, city: address.city, state: address.state, step: step },
    }))
    .addCase(accessLost, (state) => ({ ...state, phase: 'asking-for-proof' }))
    .addCase(newerAnswersTaken, (state) => ({ ...state, phase: 'waking', leaving: false }))
    .addCase(phoneEndingGiven, (state) => ({ ...state, proof: { busy: true, message: null } }))
    .addCase(phoneEndingRefused, (state, { payload }) => ({
      ...state,
      proof: { busy: false, message: payload.message },
    }))
    .addCase(accessGranted, (state) => ({ ...state, proof: unproven }))
    .addCase(answersAccepted, (state) => ({ ...state, leaving: true }))
    .addCase(answersRefused, (state) => ({ ...state, leaving: false, refusals: state.refusals + 1 }))
    // Whoever ordered is taken to the order, however long it took.
    .addCase(effectSucceeded, (state, { payload }) =>
      payload.found.order ? { ...state, leaving: true } : state,
    )
    // What goes out again by itself still takes the visitor along once it has arrived.
    .addCase(effectFailed, (state, { payload }) => ({
      ...state,
      leaving: state.leaving && !payload.failure.final,
    })),
);
