import type { Store } from '@reduxjs/toolkit';
import { draftOf } from '../answering/other-face.ts';
import { asideWords } from '../content/conversation/asides.ts';
import { replies } from '../content/conversation/replies.ts';
import { answersSubmitted, draftKept, resumeDeclined } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../store/selectors.ts';
import type { Aside, Reply } from './aside.ts';
import { rawOf } from './raw-of.ts';
import { textOf } from './understanding/text.ts';
import type { RecognisedAnswer } from './understanding/understood.ts';
import { yesOrNo } from './understanding/yes-no.ts';
import { openFields, wholeSteps } from './whole-steps.ts';

export interface Confirming {
  store: Store<RootState>;
  onSent: () => void;
  onSettled: (reply: Reply) => void;
}

/** What its buttons say. */
export const choiceOf = ({ reply }: Aside): { yes: string; no: string } =>
  reply.kind === 'start-over' ? asideWords.startOver : asideWords.several;

/** Whether a message is the yes or the no that is waited for: in any words, or in those of the buttons. */
export function saysYes(said: string, aside: Aside): boolean | null {
  const { plain } = textOf(said);
  const { yes, no } = choiceOf(aside);
  if (plain === textOf(yes).plain) return true;
  return plain === textOf(no).plain ? false : yesOrNo(plain);
}

/** What becomes of what waited for a yes or a no, tapped or written. */
export function confirm({ reply }: Aside, isYes: boolean, { store, onSent, onSettled }: Confirming): void {
  const settle = (text: string) => onSettled({ kind: 'text', text });
  if (reply.kind === 'several') {
    if (isYes) {
      onSent();
      settle([asideWords.several.taken, ...take(reply.answers, store)].join(' '));
    } else settle(asideWords.several.dropped);
  } else if (isYes) store.dispatch(resumeDeclined());
  else settle(asideWords.again);
}

/**
 * Of a question that asks more than was said, what was said stands in its form: what is taken leaves the draft. Returns what
 * to say of the rest.
 */
function take(answers: readonly RecognisedAnswer[], { dispatch, getState }: Store<RootState>): string[] {
  const state = getState();
  const facts = selectFacts(state);
  const raw = { ...draftOf(state), ...rawOf(answers) };
  const steps = wholeSteps(answers, raw, facts);
  dispatch(draftKept({ raw }));
  if (steps.length > 0) {
    dispatch(answersSubmitted({ steps, raw }));
    return [];
  }
  return [
    replies.expectedStill(openFields(selectStepsShown(state), raw, facts).map((name) => replies.names[name])),
  ];
}
