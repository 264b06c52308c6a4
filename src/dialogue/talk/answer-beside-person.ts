import { hideSecretNumbers } from '../../brazil/secret-numbers.ts';
import { personTold } from '../../store/person.ts';
import { answerHere } from '../messages/answer-here.ts';
import type { Answering } from '../messages/answering.ts';
import { answerPlainly } from '../messages/composer-text.ts';
import { confirmInWords } from '../messages/confirm.ts';
import { selectSideQuestions } from '../messages/side-questions.ts';
import { showOwnWords } from './person-message.ts';

/**
 * While a person of the team has the conversation the shop is silent: what the question takes as it stands, and a yes or no
 * to what waits, still answer it; all other words go to the person.
 */
export function answerBesidePerson(text: string, answering: Answering, isLineFree = true): boolean | null {
  const { store, surface } = answering;
  const { open } = selectSideQuestions(store.getState());
  if (store.getState().person.standing !== 'person') return answerHere(text, answering, isLineFree);
  if (open !== null && confirmInWords(text, open, answering)) return true;
  const isAnswer = answerPlainly(text, answering);
  if (isAnswer !== null) return isAnswer;
  const told = hideSecretNumbers(text);
  showOwnWords(told, -store.getState().talk.count, answering);
  store.dispatch(personTold({ text: told }));
  surface.onNews?.();
  return true;
}
