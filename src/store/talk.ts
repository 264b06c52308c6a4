import { createAction, createReducer } from '@reduxjs/toolkit';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import { isFieldName } from '../funnel/fields/fields.ts';
import { faces } from '../funnel/routes/face.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { answersAccepted, startedOver, stepOpened } from './events.ts';
import type { RecognisedAnswer } from './recognised-answer.ts';
import type { SideQuestion } from './reply.ts';

/** A message that has no reply yet. */
export interface SentMessage {
  id: number;
  text: string;
  /** What was before the visitor when it was written. */
  at: string;
  /** Sent while an answer was looked up. */
  isBehindAnswer: boolean;
  /** Could not be read: the visitor may send it again. */
  isUnread: boolean;
  /** It was said before its question came. */
  isRecalled?: true;
}

/** What waited for a yes where another question was opened. */
export interface Left {
  place: string;
  answers: readonly RecognisedAnswer[];
  /** It was asked once more: now it is let go. */
  isAgain?: boolean;
}

/** The messages at a question, with their replies. */
export interface MessagesAt {
  /** `null`: the question that comes after `from`. */
  place: string | null;
  from: string;
  questions: readonly SideQuestion[];
  left: Left | null;
}

/** What a conversation is besides its answers. It stays in memory. */
export interface TalkState {
  /** In the order sent. */
  sent: readonly SentMessage[];
  count: number;
  beside: MessagesAt;
  /** The step that a person of the team asks, until it is answered. */
  asked: StepId | null;
  /** The step that the visitor returned to, on a card with several steps. */
  returnedTo: StepId | null;
  /** The question that 'voltar' opened: another one goes further back, and leaves no correction. */
  wentBackTo: string | null;
  /** The fields that were answered last. */
  taken: readonly FieldName[];
}

export const messageSent =
  createAction<Pick<SentMessage, 'text' | 'at' | 'isBehindAnswer' | 'isRecalled'>>('messageSent');
export const messageSentAgain = createAction<Pick<SentMessage, 'id' | 'at'>>('messageSentAgain');
/** It has its reply. */
export const messageSettled = createAction<number>('messageSettled');
export const messageUnread = createAction<number>('messageUnread');
/** The visitor tapped one of the answers that a reply offers. */
export const answerChosen = createAction<RecognisedAnswer>('answerChosen');
/** The visitor pressed a choice at what waits for a yes. */
export const proposalDecided = createAction<'yes' | 'no' | 'other'>('proposalDecided');
export const messagesChanged = createAction<MessagesAt>('messagesChanged');
/** A person of the team asks it. */
export const stepAsked = createAction<StepId>('stepAsked');
export const questionReturnedTo =
  createAction<Pick<TalkState, 'returnedTo' | 'wentBackTo'>>('questionReturnedTo');

const none: TalkState = {
  sent: [],
  count: 0,
  beside: { place: '', from: '', questions: [], left: null },
  asked: null,
  returnedTo: null,
  wentBackTo: null,
  taken: [],
};

const withMessage = (state: TalkState, id: number, changed: Partial<SentMessage>): TalkState => ({
  ...state,
  sent: state.sent.map((one) => (one.id === id ? { ...one, ...changed } : one)),
});

export const talkReducer = createReducer(none, (builder) => {
  builder
    .addCase(messageSent, (state, { payload }) => ({
      ...state,
      count: state.count + 1,
      sent: [...state.sent, { ...payload, id: state.count + 1, isUnread: false }],
    }))
    .addCase(messageSentAgain, (state, { payload: { id, at } }) =>
      withMessage(state, id, { at, isBehindAnswer: false, isUnread: false }),
    )
    .addCase(messageUnread, (state, { payload }) => withMessage(state, payload, { isUnread: true }))
    .addCase(messageSettled, (state, { payload }) => ({
      ...state,
      sent: state.sent.filter(({ id }) => id !== payload),
    }))
    .addCase(messagesChanged, (state, { payload }) => ({ ...state, beside: payload }))
    .addCase(questionReturnedTo, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(stepAsked, (state, { payload }) => ({ ...state, asked: payload }))
    .addCase(answersAccepted, (state, { payload: { values } }) => ({
      ...state,
      asked: null,
      taken: Object.keys(values).filter(isFieldName),
    }))
    .addCase(startedOver, (state) => ({ ...none, sent: state.sent, count: state.count }))
    // The pages have no messages.
    .addCase(stepOpened, (state, { payload: { face } }) =>
      faces[face].conversationPath === null ? none : state,
    );
});
