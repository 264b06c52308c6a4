import type { Store } from '@reduxjs/toolkit';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { Reply, Several } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { answerName } from '../answers/answer-name.ts';
import { undoneBy } from '../answers/consequence-of.ts';
import { joinTexts } from '../outcome/proposed.ts';
import { putInDraft, takeFromDraft } from './confirm.ts';

const words = sideQuestionWords.several;

/** The proposal without one answer, which leaves the draft. */
export function dropAnswer(
  { answers, part }: Several,
  dropped: RecognisedAnswer,
  store: Store<RootState>,
): Reply {
  takeFromDraft([dropped], store);
  const rest = answers.filter((answer) => answer !== dropped);
  if (rest.length === 0) return { kind: 'text', text: words.dropped };
  return { ...waitingFor(rest, words.without(answerName(dropped)), store.getState()), ...(part && { part }) };
}

/** The proposal with one answer replaced. */
export function changeAnswer(
  { answers, part }: Several,
  before: RecognisedAnswer,
  after: RecognisedAnswer,
  store: Store<RootState>,
): Reply {
  putInDraft([after], store);
  const all = answers.map((answer) => (answer === before ? after : answer));
  return { ...waitingFor(all, words.changed(answerName(after)), store.getState()), ...(part && { part }) };
}

/** The question whether these answers are right. */
export function waitingFor(
  answers: readonly RecognisedAnswer[],
  news: string,
  state: RootState,
  asks: string = words.found,
): Several {
  return { kind: 'several', answers, text: joinTexts(news, undoneBy(answers, selectFacts(state)), asks) };
}
