import { closedWords as whichWords } from '../../../../content/conversation/closed-words.ts';
import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../../../dialogue/answers/recognised-answer.ts';
import { bareOf } from '../../../../dialogue/closed-words.ts';
import type { Reply } from '../../../../dialogue/outcome/side-question.ts';

/** Asks which of several answers is wrong, after a no that names none: nobody doubted the others. */
export const whichOf = (answers: readonly RecognisedAnswer[]): Reply => ({
  kind: 'several',
  answers,
  text: sideQuestionWords.several.which.ask,
  asksWhich: true,
});

const all: ReadonlySet<string> = new Set(whichWords.all.split('|'));

/** Whether a no is to all of the answers: 'nada disso', 'esquece', 'apaga isso'. */
export const takesAllBack = (said: string): boolean => all.has(bareOf(said));
