import type { Answering } from './answering.ts';
import { answerPlainly } from './composer-text.ts';
import { confirmInWords } from './confirm.ts';
import { respondHere } from './respond-to-message.ts';
import { selectSideQuestions } from './side-questions.ts';

/**
 * Answers a message that needs nobody to read it. Returns whether the line may lose the text, or null if the message has
 * to be read. `isLineFree`: a text that is refused goes back there for correction.
 */
export function answerHere(text: string, answering: Answering, isLineFree = true): boolean | null {
  const { open } = selectSideQuestions(answering.store.getState());
  // A yes or a no answers the proposal that waits, whatever else is asked.
  if (open !== null && confirmInWords(text, open, answering)) return true;
  return (
    answerPlainly(text, answering) ??
    respondHere(text, isLineFree ? answering : { ...answering, typed: null })
  );
}
