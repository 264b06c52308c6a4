import type { Store } from '@reduxjs/toolkit';
import type { Panel } from '../../../src/dialogue/outcome/message-outcome.ts';
import { campaignSetOf } from '../../../src/funnel/campaigns.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { fields, isFieldName } from '../../../src/funnel/fields/fields.ts';
import { addressIn, readPath } from '../../../src/funnel/routes/read-path.ts';
import { isGiven } from '../../../src/funnel/walk.ts';
import {
  answersRefused,
  answersSubmitted,
  draftKept,
  quizQuestionAnswered,
} from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectMonthlyPrice, selectStepsShown } from '../../../src/store/selectors.ts';
import { fieldsToAsk, isDrafted } from '../prompts/asked-now.ts';
import type { ChannelFace } from '../turn.ts';
import type { ChannelSurface, Visit } from './open-visit.ts';

/** What a message comes to besides its replies, while it is carried out. */
export interface Asides {
  readonly face: ChannelFace;
  /** Of the conversation; empty if it is hidden or of another country. */
  readonly ownPhone: string;
  /** A month, in the review as it was shown. */
  priceShown: number | null;
  /** What is shown besides the difference of the turn. */
  panels: Panel[];
  /** The visitor wants the pages of the site. */
  wantsSite: boolean;
  /** The customer on the phone is to confirm by a link. */
  wantsToConfirm: boolean;
  /** Voice messages in a row. */
  voices: number;
  /** A person of the shop has a question asked. */
  isAsked: boolean;
  /** A page of another campaign, where the order goes on. */
  leaves: string | null;
}

/** A conversation while a message is carried out. */
export interface Talk extends Asides {
  visit: Visit;
}

export const noAsides = (face: ChannelFace, ownPhone: string, priceShown: number | null): Asides => ({
  ...{ face, ownPhone, priceShown, panels: [], leaves: null },
  ...{ wantsSite: false, wantsToConfirm: false, voices: 0, isAsked: false },
});

/** What the face of a channel does with a message: it has no form, no line and no page. */
export function surfaceIn(
  asides: Asides,
  store: Store<RootState>,
  go: (address: string) => void,
): ChannelSurface {
  const give = (raw: RawValues, said?: string) => giveAnswer(asides, store, raw, said);
  return {
    give,
    tap: ({ name, value }) => give({ [name]: [value] }),
    go: (address) => {
      const { face, route } = readPath(address, campaignSetOf([store.getState().visit.campaign]));
      if (face === 'pages') asides.wantsSite = true;
      else go(addressIn(asides.face, route));
    },
    leave: (path) => {
      asides.leaves = path;
    },
    onPanel: (panel) => void asides.panels.push(panel),
  };
}

/** Who agrees agrees to what was shown: at another price than then the review is shown again, with both. */
export function agreesToShown(asides: Asides, state: RootState): boolean {
  const { priceShown } = asides;
  asides.priceShown = selectMonthlyPrice(state);
  return asides.priceShown === priceShown;
}

/** Answers the open question. Where it asks several things they are asked one by one, and given together. */
function giveAnswer(asides: Asides, store: Store<RootState>, raw: RawValues, said?: string): void {
  const state = store.getState();
  if (raw.accept_information !== undefined && !agreesToShown(asides, state)) return;
  // On the phone nobody agrees for the customer.
  if (asides.face === 'phone' && raw.accept_information !== undefined) {
    asides.wantsToConfirm = true;
    return;
  }
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
