import { hideSecretNumbers } from '../../brazil/secret-numbers.ts';
import { answerHere } from '../../dialogue/messages/answer-here.ts';
import { answerPlainly } from '../../dialogue/messages/composer-text.ts';
import { confirmInWords } from '../../dialogue/messages/confirm.ts';
import type { MessageActions } from '../../dialogue/messages/message-actions.ts';
import { personTold } from '../../store/person.ts';
import { scrollToQuestion } from '../scroll-to-question.ts';
import { showOwnWords } from './show-person-message.ts';

let written = 0;

/**
 * While a person of the team has the conversation the shop is silent: what the question takes as it stands, and a yes or no
 * to what waits, still answer it; all other words go to the person.
 */
export function answerBesidePerson(text: string, actions: MessageActions, isLineFree = true): boolean | null {
  const { store, sideQuestions } = actions;
  const { open, settle } = sideQuestions;
  if (store.getState().person.standing !== 'person') return answerHere(text, actions, isLineFree);
  if (open !== null && confirmInWords(text, open, { ...actions, onSettled: settle, said: text })) return true;
  const isAnswer = answerPlainly(text, actions);
  if (isAnswer !== null) return isAnswer;
  const told = hideSecretNumbers(text);
  written += 1;
  showOwnWords(told, -written, actions);
  store.dispatch(personTold({ text: told }));
  requestAnimationFrame(scrollToQuestion);
  return true;
}
