import { answerPlainly } from './composer-text.ts';
import { confirmInWords } from './confirm.ts';
import type { MessageActions } from './message-actions.ts';
import { respondHere } from './respond-to-message.ts';

/**
 * Answers a message that needs nobody to read it. Returns whether the line may lose the text, or null if the message has
 * to be read. `isLineFree`: a text that is refused goes back there for correction.
 */
export function answerHere(text: string, actions: MessageActions, isLineFree = true): boolean | null {
  const { open, settle } = actions.sideQuestions;
  // A yes or a no answers the proposal that waits, whatever else is asked.
  if (open !== null && confirmInWords(text, open, { ...actions, onSettled: settle, said: text })) return true;
  return (
    answerPlainly(text, actions) ?? respondHere(text, isLineFree ? actions : { ...actions, typed: null })
  );
}
