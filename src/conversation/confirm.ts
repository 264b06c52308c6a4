import type { Store } from '@reduxjs/toolkit';
import { conversationWords as words } from '../content/conversation/words.ts';
import { answersSubmitted, draftKept, resumeDeclined } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts } from '../store/selectors.ts';
import type { Aside, Reply } from './aside.ts';
import { rawOf } from './raw-of.ts';
import { textOf } from './understanding/text.ts';
import type { RecognisedAnswer } from './understanding/understood.ts';
import { yesOrNo } from './understanding/yes-no.ts';
import { wholeSteps } from './whole-steps.ts';

export interface Confirming {
  store: Store<RootState>;
  onSent: () => void;
  onSettled: (reply: Reply) => void;
}

/** What its buttons say. */
export const choiceOf = ({ reply }: Aside): { yes: string; no: string } =>
  reply.kind === 'start-over' ? words.startOver : words.several;

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
    settle(isYes ? words.several.taken : words.several.dropped);
    if (!isYes) return;
    onSent();
    take(reply.answers, store);
  } else if (isYes) store.dispatch(resumeDeclined());
  else settle(words.again);
}

/** Of a question that asks more than was said, what was said stands in its form: what is taken leaves the draft. */
function take(answers: readonly RecognisedAnswer[], { dispatch, getState }: Store<RootState>): void {
  const state = getState();
  const raw = rawOf(answers);
  const steps = wholeSteps(answers, selectFacts(state));
  dispatch(draftKept({ raw: { ...state.answers.draft, ...raw } }));
  if (steps.length > 0) dispatch(answersSubmitted({ steps, raw }));
}
