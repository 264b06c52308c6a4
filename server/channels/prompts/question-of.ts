import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { selectIsWaiting, selectWaitingText } from '../../../src/dialogue/selectors.ts';
import type { Screen } from '../../../src/funnel/steps/step.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../../src/store/selectors.ts';
import type { ChannelMessage } from '../channel-message.ts';
import { askForm } from './asking.ts';
import { comparedPlans } from './choices-of.ts';
import { askContact, askCovered, done, failedAnalysis, noOffer, notSold } from './outcomes.ts';
import { askReview } from './review.ts';
import { type Asking, joined, offering, paragraphs, type SpeechLinks, text } from './said.ts';

const waiting = (state: RootState): Asking => ({
  ask: selectWaitingText(state) ?? frame.waiting,
  choices: [],
});

const screens: Readonly<Record<Screen, (state: RootState, links: SpeechLinks) => Asking>> = {
  form: askForm,
  waiting,
  silent: waiting,
  'no-coverage': askContact,
  'not-sold': notSold,
  covered: askCovered,
  'no-offer': noOffer,
  rejected: failedAnalysis('rejected'),
  'quiz-failed': failedAnalysis('quizFailed'),
  review: askReview,
  done,
};

function askingOf(state: RootState, links: SpeechLinks): Asking {
  const [first] = selectStepsShown(state);
  return first === undefined || selectIsWaiting(state) ? waiting(state) : screens[first.screen](state, links);
}

/** The open question with what can be tapped, a long list from this place on. */
export function questionOf(state: RootState, links: SpeechLinks, from = 0): ChannelMessage[] {
  const {
    before = [],
    ask,
    aids = [],
    choices,
    open = channelWords.open,
    asksLocation,
  } = askingOf(state, links);
  if (from > 0) return [offering(ask, choices, { open, from })];
  const asked = paragraphs([ask, ...aids]);
  if (asksLocation) return [{ kind: 'text', text: asked, asksLocation }];
  return joined([
    ...before,
    ...(asked === '' && choices.length === 0 ? [] : [offering(asked, choices, { open })]),
  ]);
}

/** The question in short, after something else was said. Null if nothing is asked. */
export function questionAgain(state: RootState, links: SpeechLinks): ReturnType<typeof offering> | null {
  const { ask, choices, open = channelWords.open } = askingOf(state, links);
  return ask === '' ? null : offering(ask, choices, { open });
}

/** The plans side by side, where they are too many to stand above their question. */
export const plansCompared = (state: RootState, links: SpeechLinks): ChannelMessage[] => [
  text(comparedPlans(selectFacts(state))),
  ...[questionAgain(state, links)].filter((again) => again !== null),
];
