import { createAction } from '@reduxjs/toolkit';
import type { CalendarDate } from '../brazil/date.ts';
import type { PostcodeInformation } from '../contract/address.ts';
import type { LeadView } from '../contract/lead/lead-view.ts';
import type { Misunderstanding } from '../contract/misunderstandings.ts';
import type { Arrival } from '../funnel/arrival.ts';
import type { Campaign } from '../funnel/campaign.ts';
import type { Contract, Coverage, Failure, Order, Renewal, Risk } from '../funnel/facts.ts';
import type { Answers, FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import type { JourneyId } from '../funnel/journeys/journey.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import type { ResourceName } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import type { KeptSideQuestion } from './kept-side-question.ts';
import type { KeptVisit } from './kept-visit.ts';
import type { LeadState } from './lead-state.ts';
import type { LoadedLead } from './loaded-lead.ts';
import type { Regulations } from './regulation-texts.ts';
import type { ResourceData, ResourceFailure } from './resource-data.ts';

/** What an effect returns besides its success. */
export interface StepResult {
  place?: PostcodeInformation;
  coverage?: Coverage;
  risk?: Risk;
  order?: Order;
  renewal?: Renewal;
  existingContract?: Contract;
  lead?: Partial<LeadState>;
  /** Other steps completed by the same response. */
  settled?: Partial<Record<StepId, string>>;
  /**
   * A step whose answers the server dropped as a result: they are sent again, or asked again if only the server had
   * them.
   */
  undone?: StepId;
}

export type Messages = Partial<Record<FieldName, string>>;

/**
 * Help on request: `withdrawal` of a contact left where there is no coverage, `erasure` of the personal data, another
 * `code`, the `link` to continue later.
 */
export const helpKinds = ['review', 'call', 'withdrawal', 'erasure', 'code', 'link'] as const;

export type HelpKind = (typeof helpKinds)[number];

// Events in the past tense: components report them, sagas draw conclusions, slices store the results.

export const visitBegan = createAction<{ campaign: Campaign; arrival: Arrival; today: CalendarDate }>(
  'visitBegan',
);
export const visitRestored = createAction<KeptVisit>('visitRestored');
/**
 * The reply to a question asked beside an answer, or before it. `topic`: the id of what was asked about, which is
 * counted and not kept. `isWish`: nothing was asked, so nothing is counted.
 */
export const sideQuestionReplied = createAction<
  KeptSideQuestion & { topic?: string | undefined; isWish?: true | undefined }
>('sideQuestionReplied');
/** What was said before its question came is taken up there. */
export const sideQuestionRecalled = createAction<{ step: StepId; says: string }>('sideQuestionRecalled');
/** Pauses effects and redirects while other answers are loaded. */
export const visitPaused = createAction('visitPaused');
export const visitBecameReady = createAction('visitBecameReady');
export const stepOpened = createAction<{ route: string; face: FaceId }>('stepOpened');

/** `said`: the words of a consent, if it was given in words. */
export const answersSubmitted = createAction<{
  steps: readonly StepId[];
  raw: RawValues;
  said?: string | undefined;
}>('answersSubmitted');
export const answersAccepted = createAction<{ values: Answers }>('answersAccepted');
/** Input that was typed but not sent, or taken back: it is shown when its question is asked again. Refusals that it corrects end. */
export const draftKept = createAction<{ raw: RawValues; corrected?: readonly FieldName[] }>('draftKept');
/** The visitor's message was not an answer. An unclear one counts as a failed try, like a refusal. */
export const messageReplied = createAction<{
  isUnclear: boolean;
  /** The message as shown in the transcript, with secrets masked. */
  said: string;
  /** Why it was not understood; `person`: it asks for one. */
  missed: Misunderstanding | null;
}>('messageReplied');
/** The visitor left the conversation for a person. */
export const handedOff = createAction('handedOff');
/** The first of the queued messages was sent to the operator, or given up. */
export const staffNoteSent = createAction('staffNoteSent');
/** The page that opened is answered already, and the visitor waits for its result. */
export const resultAwaited = createAction('resultAwaited');
/** `said`: the message that its field refused, as shown in the transcript. */
export const answersRefused = createAction<{ messages: Messages; said?: string }>('answersRefused');
export const planReconsidered = createAction('planReconsidered');
export const quizQuestionAnswered = createAction<{ count: number }>('quizQuestionAnswered');

/** A public page found a postcode: its place, and the answers entered with it. */
export const placeFound = createAction<{
  place: PostcodeInformation;
  values: Answers;
  /** The stamp that the postcode step would have. */
  stamp: string;
  journey: JourneyId;
  /** The plan that the visitor wants there. */
  sku?: string | undefined;
}>('placeFound');
/** Whether the visitor allows messages to the phone left. */
export const phoneContactChosen = createAction<{ accepted: boolean }>('phoneContactChosen');

export const effectStarted = createAction<{ step: StepId; stamp: string; key: string }>('effectStarted');
export const effectSucceeded = createAction<{ step: StepId; stamp: string; result: StepResult }>(
  'effectSucceeded',
);
export const effectFailed = createAction<{
  step: StepId;
  failure: Failure;
  messages: Messages;
  /** Fields whose values are taken back: they are typed, but no answers any more. */
  takenBack?: readonly FieldName[];
  /** Machine-readable problem code. */
  code?: string;
}>('effectFailed');
export const effectDropped = createAction<{ step: StepId }>('effectDropped');
/** Automatic retry of failures that are not final. */
export const effectsRetried = createAction('effectsRetried');
/** The visitor asked for a retry. */
export const tryAgainAsked = createAction('tryAgainAsked');
/** The visitor confirmed another order for the same address. */
export const anotherOrderWanted = createAction('anotherOrderWanted');
/** The result of an earlier effect no longer holds. */
export const effectOutdated = createAction<{ step: StepId }>('effectOutdated');

export const leadLoaded = createAction<LoadedLead>('leadLoaded');
/** Steps that the loaded lead already contains, each with its stamp. */
export const leadSettled = createAction<Partial<Record<StepId, string>>>('leadSettled');
export const leadForgotten = createAction('leadForgotten');
/** Another contract is asked about: nothing of the renewal before counts for it. */
export const renewalForgotten = createAction('renewalForgotten');
export const lockedLeadFound = createAction<LeadView>('lockedLeadFound');
/** Loading the record of a link failed; the message is shown instead. */
export const linkFailed = createAction<{ message: string; mayRetry: boolean }>('linkFailed');
export const phoneEndingGiven = createAction<{ phoneEnding: string }>('phoneEndingGiven');
export const phoneEndingRefused = createAction<{ message: string }>('phoneEndingRefused');
export const accessGranted = createAction('accessGranted');
/** A link needs proof of ownership before its record is shown. */
export const proofAsked = createAction('proofAsked');
export const accessLost = createAction('accessLost');
/** Access was lost to a lead without contact data, so it cannot be proved: another lead replaces it. */
export const leadLapsed = createAction('leadLapsed');
/** The browser stores no cookies, so no order is possible. */
export const cookiesMissed = createAction('cookiesMissed');
export const resumeOffered = createAction('resumeOffered');
/** The visitor resumes the earlier visit. */
export const resumeAccepted = createAction('resumeAccepted');
/** The visitor starts over and leaves the earlier visit. */
export const startedOver = createAction('startedOver');
export const leadVersionLearned = createAction<number>('leadVersionLearned');
export const leadChangedElsewhere = createAction('leadChangedElsewhere');
/** The visitor's choice in a conflict failed, so it is asked again. */
export const conflictSettlementFailed = createAction<{ message: string }>('conflictSettlementFailed');
export const ownAnswersKept = createAction('ownAnswersKept');
export const newerAnswersTaken = createAction('newerAnswersTaken');
/** This tab's answers are dropped in favour of the loaded ones. */
export const ownAnswersDropped = createAction('ownAnswersDropped');

export const resourceLoaded = createAction<Partial<ResourceData>>('resourceLoaded');
export const resourceFailed = createAction<{ name: ResourceName; failure: ResourceFailure }>(
  'resourceFailed',
);
/** Loads a list again after a failure or an empty result. */
export const resourceAsked = createAction<{ name: ResourceName }>('resourceAsked');

export const regulationsAsked = createAction('regulationsAsked');
export const regulationsLoaded = createAction<Regulations>('regulationsLoaded');
export const regulationsFailed = createAction<{ message: string }>('regulationsFailed');

/** `phone`: the number to call back, or the one that the withdrawn contact has. */
export const helpRequested = createAction<{ kind: HelpKind; phone?: string }>('helpRequested');
export const helpGranted = createAction<{ kind: HelpKind }>('helpGranted');
export const helpRefused = createAction<{ kind: HelpKind; message: string }>('helpRefused');
/** The webchat has a protocol number, which its agents use to find the conversation. */
export const chatProtocolFound = createAction<{ protocol: string }>('chatProtocolFound');

/** The session is about to expire, by the device's clock. */
export const sessionEndApproached = createAction<{ closesAt: number }>('sessionEndApproached');
/** The visitor wants to prolong the session. */
export const sessionProlonged = createAction('sessionProlonged');
export const sessionKept = createAction('sessionKept');
/** Checking the session failed, so its state is unknown. */
export const sessionCheckFailed = createAction<{ message: string }>('sessionCheckFailed');

export const zoomChosen = createAction<{ percent: number }>('zoomChosen');
/** Ten minutes passed without activity. */
export const laterOffered = createAction('laterOffered');
/** The visitor dismissed the offer, or has the link. */
export const laterDismissed = createAction('laterDismissed');
/** The keyboard for answers in digits: with letters, visitors can ask and dictate at any question. */
export const keyboardChosen = createAction<{ letters: boolean }>('keyboardChosen');
/** `outdated`: the server answers, but files of this page are gone with their release, and a reload brought no others. */
export const connectionLost = createAction<'offline' | 'outdated'>('connectionLost');
export const connectionRestored = createAction('connectionRestored');
