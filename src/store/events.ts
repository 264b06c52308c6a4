import { createAction } from '@reduxjs/toolkit';
import type { CalendarDate } from '../brazil/date.ts';
import type { PostcodeInformation } from '../contract/address.ts';
import type { LeadView } from '../contract/lead/lead.ts';
import type { Arrival } from '../funnel/arrival.ts';
import type { Contract, Coverage, Failure, Order, Renewal, Risk } from '../funnel/facts.ts';
import type { Answers, FieldName } from '../funnel/fields/answer-values.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import type { ResourceName } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import type { KeptSideQuestion } from './kept-side-question.ts';
import type { KeptVisit } from './kept-visit.ts';
import type { LeadState } from './lead-state.ts';
import type { LoadedLead } from './loaded-lead.ts';
import type { Regulations } from './regulation-texts.ts';
import type { ResourceData, ResourceFailure } from './resource-data.ts';

/** What an effect brought to light, besides having succeeded. */
export interface StepResult {
  place?: PostcodeInformation;
  coverage?: Coverage;
  risk?: Risk;
  order?: Order;
  renewal?: Renewal;
  existingContract?: Contract;
  lead?: Partial<LeadState>;
  /** Other steps that the same reply settled. */
  settled?: Partial<Record<StepId, string>>;
  /** Another step whose answers the server has dropped for this one: they are sent again, or asked where only it had them. */
  undone?: StepId;
}

export type Messages = Partial<Record<FieldName, string>>;

export const helpKinds = ['review', 'call', 'withdrawal', 'erasure', 'code', 'link'] as const;

export type HelpKind = (typeof helpKinds)[number];

// What happens, in the past tense. Faces report, sagas conclude, slices remember.

export const visitBegan = createAction<{ prefix: string; arrival: Arrival; today: CalendarDate }>(
  'visitBegan',
);
export const visitRestored = createAction<KeptVisit>('visitRestored');
/** Beside an answer, or before it. */
export const sideQuestionReplied = createAction<KeptSideQuestion>('sideQuestionReplied');
/** Until it is ready again nothing goes out and nobody is sent elsewhere: other answers may take the place of these. */
export const visitPaused = createAction('visitPaused');
export const visitBecameReady = createAction('visitBecameReady');
export const stepOpened = createAction<{ route: string; face: FaceId }>('stepOpened');

export const answersSubmitted = createAction<{ steps: readonly StepId[]; raw: RawValues }>(
  'answersSubmitted',
);
export const answersAccepted = createAction<{ values: Answers }>('answersAccepted');
/** Typed and not sent, or taken back: it stands in its input when its question is asked again. */
export const draftKept = createAction<{ raw: RawValues }>('draftKept');
/** The visitor wrote something that is no answer. What nobody understood is trouble as a refusal is. */
export const messageReplied = createAction<{
  isUnclear: boolean;
  /** As it stands in the transcript: a secret is masked. */
  said: string;
  /** It was a question that nobody can answer yet. */
  asks: boolean;
}>('messageReplied');
/** One of the ways out of the conversation was taken, after all this: to a person, or to the form. */
export const handedOff = createAction<{ to: 'person' | 'form'; said: readonly string[] }>('handedOff');
/** The first of what waited for it has gone to the operator. */
export const operatorTold = createAction('operatorTold');
export const answersRefused = createAction<{ messages: Messages }>('answersRefused');
export const planReconsidered = createAction('planReconsidered');
export const quizQuestionAnswered = createAction<{ count: number }>('quizQuestionAnswered');

export const effectStarted = createAction<{ step: StepId; stamp: string; key: string }>('effectStarted');
export const effectSucceeded = createAction<{ step: StepId; stamp: string; found: StepResult }>(
  'effectSucceeded',
);
export const effectFailed = createAction<{
  step: StepId;
  failure: Failure;
  messages: Messages;
  /** What programs react to. */
  code?: string;
}>('effectFailed');
export const effectDropped = createAction<{ step: StepId }>('effectDropped');
/** Once more, by itself: only what failed for want of an answer. */
export const effectsRetried = createAction('effectsRetried');
/** Once more, because the visitor said so. */
export const tryAgainAsked = createAction('tryAgainAsked');
/** Another order for the same address, knowingly. */
export const anotherOrderWanted = createAction('anotherOrderWanted');
/** What an earlier effect brought to light no longer holds. */
export const effectOutdated = createAction<{ step: StepId }>('effectOutdated');

export const leadLoaded = createAction<LoadedLead>('leadLoaded');
/** The steps that a loaded lead already holds, each for the values it holds. */
export const leadSettled = createAction<Partial<Record<StepId, string>>>('leadSettled');
export const leadForgotten = createAction('leadForgotten');
export const lockedLeadFound = createAction<LeadView>('lockedLeadFound');
/** What a link points to did not come: said instead of it. */
export const linkFailed = createAction<{ message: string; mayRetry: boolean }>('linkFailed');
export const phoneEndingGiven = createAction<{ phoneEnding: string }>('phoneEndingGiven');
export const phoneEndingRefused = createAction<{ message: string }>('phoneEndingRefused');
export const accessGranted = createAction('accessGranted');
/** A link points to something that is only shown to whoever proves to be its owner. */
export const proofAsked = createAction('proofAsked');
export const accessLost = createAction('accessLost');
/** The same of a lead that holds nothing by which its visitor could be known: another is opened in its place. */
export const leadLapsed = createAction('leadLapsed');
/** The browser keeps no cookie of ours, and so no order. */
export const cookiesMissed = createAction('cookiesMissed');
export const resumeOffered = createAction('resumeOffered');
/** The visitor goes on with what was begun before. */
export const resumeAccepted = createAction('resumeAccepted');
/** The visitor begins anew: what was begun before is left. */
export const startedOver = createAction('startedOver');
export const leadVersionLearned = createAction<number>('leadVersionLearned');
export const leadChangedElsewhere = createAction('leadChangedElsewhere');
/** What the visitor chose then could not be done: it is asked again. */
export const conflictSettlementFailed = createAction<{ message: string }>('conflictSettlementFailed');
export const ownAnswersKept = createAction('ownAnswersKept');
export const newerAnswersTaken = createAction('newerAnswersTaken');
/** This tab's own answers make room for those that were found instead. */
export const ownAnswersDropped = createAction('ownAnswersDropped');

export const resourceLoaded = createAction<Partial<ResourceData>>('resourceLoaded');
export const resourceFailed = createAction<{ name: ResourceName; failure: ResourceFailure }>(
  'resourceFailed',
);
/** A list once more: it did not come, or there was nothing in it. */
export const resourceAsked = createAction<{ name: ResourceName }>('resourceAsked');

export const regulationsAsked = createAction('regulationsAsked');
export const regulationsLoaded = createAction<Regulations>('regulationsLoaded');
export const regulationsFailed = createAction<{ message: string }>('regulationsFailed');

export const reviewAsked = createAction('reviewAsked');
/** The link to go on elsewhere, sent to the contact of the order. */
export const linkAsked = createAction('linkAsked');
/** What was sent to the collaborator's e-mail did not arrive, or is over. */
export const codeAsked = createAction('codeAsked');
export const callAsked = createAction<{ phone: string }>('callAsked');
export const helpGranted = createAction<{ kind: HelpKind }>('helpGranted');
export const helpRefused = createAction<{ kind: HelpKind; message: string }>('helpRefused');
/** The order is given up, and everything it says of a person is to be erased. */
export const erasureAsked = createAction('erasureAsked');
export const contactWithdrawn = createAction<{ phone: string }>('contactWithdrawn');
/** The webchat has a protocol of its own, under which its people find what was said. */
export const chatProtocolFound = createAction<{ protocol: string }>('chatProtocolFound');

/** After a long silence what this browser holds is about to close, by the device's clock. */
export const sessionEndApproached = createAction<{ closesAt: number }>('sessionEndApproached');
/** The visitor is still there. */
export const sessionProlonged = createAction('sessionProlonged');
export const sessionKept = createAction('sessionKept');
/** Whether it could be prolonged is not known. */
export const sessionCheckFailed = createAction<{ message: string }>('sessionCheckFailed');

export const zoomChosen = createAction<{ percent: number }>('zoomChosen');
/** Ten minutes passed without a sign of the visitor. */
export const laterOffered = createAction('laterOffered');
/** The visitor stays, or has the link. */
export const laterDismissed = createAction('laterDismissed');
/** Which keyboard comes for an answer in digits: one may ask and dictate with letters at any question. */
export const keyboardChosen = createAction<{ letters: boolean }>('keyboardChosen');
export const connectionLost = createAction('connectionLost');
export const connectionRestored = createAction('connectionRestored');
