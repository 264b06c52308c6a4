import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { changes } from '../../content/steps/changes.ts';
import type { Facts } from '../../funnel/facts.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { consequenceOfAnswers } from './consequence-of.ts';

/** What changes of earlier answers undo together, in the words of an edit button. */
export function undoneBy(answers: readonly RecognisedAnswer[], facts: Facts): string | undefined {
  const changed = answers.filter(({ field, shown }) => {
    const before = shownAnswer(field, facts);
    return before !== undefined && before !== shown;
  });
  if (changed.length === 0) return undefined;
  const consequence = consequenceOfAnswers(changed, facts);
  return changed.length > 1 && consequence === changes.other
    ? sideQuestionWords.several.onlyThese
    : consequence;
}
