import { sideQuestionWords } from '../../../../content/conversation/side-questions.ts';
import type { RecognisedAnswer } from '../../../understanding/reading.ts';
import type { Reply } from '../../side-questions/side-question.ts';

/** Asks which of several answers is wrong, after a no that names none: nobody doubted the others. */
export const whichOf = (answers: readonly RecognisedAnswer[]): Reply => ({
  kind: 'several',
  answers,
  text: sideQuestionWords.several.which.ask,
  asksWhich: true,
});

/** Whether a no is to all of the answers: 'não é nada disso', 'esquece', 'apaga isso'. */
export const takesAllBack = (plain: string): boolean =>
  /\b(?:nada d\w+|tud[oa] (?:errad|trocad)\w+|nenhum\w*|esquec\w+|apag\w+|delet\w+|exclu\w+|ignor\w+|desconsider\w+|anul\w+|descart\w+|desfa\w+|brinca\w+|zoa\w+|zoeira|zueira|teste|testando)\b/.test(
    plain,
  );

/** Whether the reply to the question which one is wrong names all of them. */
export const meansAll = (plain: string): boolean =>
  takesAllBack(plain) ||
  /^(?:(?:e|eh|ta|esta|o|a|os|as|sao|nao|n) )*(?:tud[oa]|tod[oa]s|ambos|os dois|as duas)\b/.test(plain);
