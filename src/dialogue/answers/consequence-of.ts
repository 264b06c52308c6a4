import { changes } from '../../content/steps/changes.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { askedFields } from '../../funnel/walk.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';

interface Changed {
  field: FieldName;
  step: StepId;
}

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
