import type { Facts } from '../../../funnel/facts.ts';
import { shownAnswer } from '../../../funnel/fields/shown-answer.ts';
import type { RecognisedAnswer } from '../../understanding/reading.ts';
import { consequenceOfAnswers } from './consequence-of.ts';

/** What a change of an earlier answer undoes, in the words of its edit button. */
export function undoneBy(answers: readonly RecognisedAnswer[], facts: Facts): string | undefined {
  const changed = answers.filter(({ field, shown }) => {
    const before = shownAnswer(field, facts);
    return before !== undefined && before !== shown;
  });
  return changed.length === 0 ? undefined : consequenceOfAnswers(changed, facts);
}
