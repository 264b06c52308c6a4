import { mergeProposals, settleOpen } from '../../../src/dialogue/messages/merge-proposals.ts';
import type { MessageActions } from '../../../src/dialogue/messages/message-actions.ts';
import { offerAgain } from '../../../src/dialogue/messages/offer-draft.ts';
import {
  isOfferedAt,
  type KeptSideQuestions,
  keptAt,
  noSideQuestions,
  selectAskedAt,
  sideQuestionsOf,
} from '../../../src/dialogue/messages/side-questions.ts';
import type { Panel } from '../../../src/dialogue/outcome/message-outcome.ts';
import { selectIsWaiting, selectTypedField } from '../../../src/dialogue/selectors.ts';
import { campaignSetOf } from '../../../src/funnel/campaigns.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields, isFieldName } from '../../../src/funnel/fields/fields.ts';
import { addressIn, readPath } from '../../../src/funnel/routes/read-path.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { isGiven } from '../../../src/funnel/walk.ts';
import {
  answersRefused,
  answersSubmitted,
  draftKept,
  quizQuestionAnswered,
} from '../../../src/store/events.ts';
import { selectFacts, selectMonthlyPrice, selectStepsShown } from '../../../src/store/selectors.ts';
import { fieldsToAsk, isDrafted } from '../speech/asked-now.ts';
import type { ChannelFace } from '../turn.ts';
import type { Visit } from './open-visit.ts';

/** A conversation while a message is carried out: the visit, and what was said beside its questions. */
export interface Talk {
  visit: Visit;
  readonly face: ChannelFace;
  /** Of the conversation; empty if it is hidden or of another country. */
  readonly ownPhone: string;
  side: KeptSideQuestions;
  /** A month, in the review as it was shown. */
  priceShown: number | null;
  returnedTo: { current: StepId | null };
  wentBackTo: { current: string | null };
  /** What is shown besides the difference of the turn. */
  panels: Panel[];
  /** The visitor wants the pages of the site. */
  wantsSite: boolean;
  /** The customer on the phone is to confirm by a link. */
  wantsToConfirm: boolean;
  /** A person of the shop has a question asked. */
  isAsked: boolean;
  /** A page of another campaign, where the order goes on. */
  leaves: string | null;
}

/** What the face of a channel does with a message: it has no form, no line and no page. */
export function actionsOf(talk: Talk): MessageActions {
  const { store, go } = talk.visit;
  const state = store.getState();
  const isWaiting = selectIsWaiting(state);
  const steps = isWaiting ? [] : selectStepsShown(state);
  const place = selectAskedAt(state);
  const sideQuestions = () =>
    sideQuestionsOf(
      place,
      talk.side,
      (update) => {
        talk.side = update(talk.side);
      },
      () => ({ mergeProposals, settleOpen }),
    );
  const give = (raw: RawValues, said?: string) => giveAnswer(talk, raw, said);
  return {
    store,
    steps,
    typed: isWaiting ? null : selectTypedField(state),
    returnedTo: talk.returnedTo,
    wentBackTo: talk.wentBackTo,
    sideQuestions: sideQuestions(),
    give,
    onSent: () => undefined,
    surface: {
      tap: ({ name, value }) => give({ [name]: [value] }),
      go: (address) => {
        const { face, route } = readPath(address, campaignSetOf([state.visit.campaign]));
        if (face === 'pages') talk.wantsSite = true;
        else go(addressIn(talk.face, route));
      },
      leave: (path) => {
        talk.leaves = path;
      },
      onPanel: (panel) => talk.panels.push(panel),
    },
  };
}

/** Who agrees agrees to what was shown: at another price than then the review is shown again, with both. */
export function agreesToShown(talk: Talk): boolean {
  const { priceShown } = talk;
  talk.priceShown = selectMonthlyPrice(talk.visit.store.getState());
  return talk.priceShown === priceShown;
}

/** Answers the open question. Where it asks several things they are asked one by one, and given together. */
export function giveAnswer(talk: Talk, raw: RawValues, said?: string): void {
  const { store } = talk.visit;
  if (raw.accept_information !== undefined && !agreesToShown(talk)) return;
  // On the phone nobody agrees for the customer.
  if (talk.face === 'phone' && raw.accept_information !== undefined) {
    talk.wantsToConfirm = true;
    return;
  }
  const state = store.getState();
  const facts = selectFacts(state);
  const steps = selectStepsShown(state);
  const values = { ...state.answers.draft, ...raw };
  const messages = Object.fromEntries(
    Object.keys(raw).flatMap((name) => {
      const reading = isFieldName(name) ? fields[name].read(values, facts) : null;
      return reading?.kind === 'refused' ? [[name, reading.message]] : [];
    }),
  );
  if (Object.keys(messages).length > 0) return void store.dispatch(answersRefused({ messages }));
  store.dispatch(draftKept({ raw: values }));
  const quiz = state.stepResults.risk?.quiz;
  const isQuiz = quiz != null && Object.keys(raw).some((name) => name.startsWith('quiz-'));
  const answered = state.stepResults.quizCount + 1;
  if (isQuiz) store.dispatch(quizQuestionAnswered({ count: answered }));
  const missing = steps
    .flatMap((step) => fieldsToAsk(step, facts))
    .filter((name) => !isGiven(name, facts) && !isDrafted(name, values, facts));
  if (isQuiz ? answered < quiz.questions.length : missing.length > 0) return;
  store.dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw: values, said }));
}

/** The messages beside a question that is no longer open go, and what waited for a yes there is offered again. */
export function arrive(talk: Talk): void {
  const state = talk.visit.store.getState();
  const place = selectAskedAt(state);
  talk.side = keptAt(place, talk.side);
  const { left } = talk.side;
  if (left !== null && isOfferedAt(place, left, state))
    offerAgain(state, left.answers, null, actionsOf(talk).sideQuestions.add);
}

export const newTalk = (visit: Visit, face: ChannelFace, ownPhone: string): Talk => ({
  visit,
  face,
  ownPhone,
  side: noSideQuestions(selectAskedAt(visit.store.getState())),
  priceShown: null,
  returnedTo: { current: null },
  wentBackTo: { current: null },
  panels: [],
  wantsSite: false,
  wantsToConfirm: false,
  isAsked: false,
  leaves: null,
});
