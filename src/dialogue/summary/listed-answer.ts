import { readableName } from '../../brazil/with-capitals.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';

/** An answer in a list of what is ordered. Names are written as the team and the messages write them. */
export function listedAnswer(name: FieldName, facts: Facts): string | undefined {
  const shown = shownAnswer(name, facts);
  return name === 'name' && shown !== undefined ? readableName(shown) : shown;
}
