import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { changes } from '../../content/steps/changes.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields } from '../../funnel/walk.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';

type Changed = Pick<RecognisedAnswer, 'field' | 'step'>;

/** Changing the e-mail also undoes its code. If no code was given, nothing else is undone. */
const isAlone = (field: FieldName, { answers, onFile }: Facts): boolean =>
  field === 'email' && answers.code === undefined && onFile.code === undefined;

/** Before a document was given, nothing was analysed. */
const redoesNothing = (consequence: string, { answers, onFile }: Facts): boolean =>
  consequence === changes.analysis && !(answers.cpf ?? answers.cnpj ?? onFile.cpf ?? onFile.cnpj);

/** The strongest consequence of changing these answers, or the general one. */
export const consequenceOfAnswers = (changed: readonly Changed[], facts: Facts): string =>
  changed
    .filter(({ field }) => !isAlone(field, facts))
    .toSorted((one, other) => fields[other.field].nature.undoes - fields[one.field].nature.undoes)
    .map(({ field, step }) => everyStepWords[step].fields?.[field]?.changes ?? changes.other)
    .find((consequence) => consequence !== changes.other && !redoesNothing(consequence, facts)) ??
  (changed.length > 1 ? changes.others : changes.other);

export const consequenceOf = (steps: readonly Step[], facts: Facts): string =>
  consequenceOfAnswers(
    steps.flatMap((step) => askedFields(step, facts).map((field) => ({ field, step: step.id }))),
    facts,
  );

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
