import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { Several } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { undoneBy } from '../answers/consequence-of.ts';
import { joinTexts } from '../outcome/proposed.ts';

/** The question whether these answers are right. */
export function waitingFor(
  answers: readonly RecognisedAnswer[],
  news: string,
  state: RootState,
  asks: string = sideQuestionWords.several.found,
): Several {
  return { kind: 'several', answers, text: joinTexts(news, undoneBy(answers, selectFacts(state)), asks) };
}
