import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenText } from '../../../../funnel/fields/given-values.ts';
import { stepOf } from '../../../../funnel/steps/steps.ts';
import { answerLabelIn } from '../../answer-labels.ts';
import { stepOfAnswer } from '../../commands/command-in.ts';
import type { Asked, Reading, RecognisedAnswer } from '../../reading.ts';
import { answerFrom, isReview } from '../../recognise-answers.ts';
import { digitsOf, plainOf, type Text } from '../../text/text.ts';

/** The candidates: the named field, at the review every answered one, else those of the step before. */
export function fieldsMeant(text: Text, ofPart: readonly FieldName[], asked: Asked): readonly FieldName[] {
  const { journey, facts, steps } = asked;
  // The quiz may ask for the month of birth itself.
  const isOfQuiz = (name: FieldName) => name === 'birth_date' && Boolean(facts.risk?.quiz);
  const isGiven = (name: FieldName) =>
    ofPart.includes(name) && facts.answers[name] !== undefined && !isOfQuiz(name);
  const named = answerLabelIn(text.plain);
  // 'Os últimos números' may be of any field.
  if (named !== null && !/^(?:(?:o|meu) )*numero\b(?! d[aeo])/.test(text.plain.slice(named.from))) {
    const { fields } = stepOf(stepOfAnswer(named.label, asked) ?? named.label.step);
    return fields.filter(isGiven);
  }
  const open = steps[0] === undefined ? -1 : journey.indexOf(steps[0].id);
  const given = journey
    .slice(0, open === -1 ? undefined : open)
    .filter((id) => stepOf(id).screen === 'form')
    .map((id) => stepOf(id).fields.filter(isGiven));
  return isReview(asked) ? [...new Set(given.flat())] : (given.findLast((names) => names.length > 0) ?? []);
}

/** The answer with another value; null if its field would refuse it or nothing changes. */
export function changed(field: FieldName, value: string, asked: Asked): RecognisedAnswer | null {
  const current = givenText(field, asked.facts.answers);
  const isSame = plainOf(current) === plainOf(value) || digitsOf(current) === value;
  return isSame ? null : answerFrom(field, { [field]: [value] }, asked);
}

/** If several answers may be meant, the visitor is asked which. */
export const asksFor = (found: readonly RecognisedAnswer[]): Reading | null => {
  const [only, another] = found;
  if (only === undefined) return null;
  return another === undefined
    ? { kind: 'proposal', answers: [only] }
    : { kind: 'command', command: { name: 'correct', step: null } };
};
