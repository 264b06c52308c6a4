import { bankLine } from '../../../src/dialogue/bank-line.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { isStructured } from '../../../src/funnel/fields/complement.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { choicesOf } from '../prompts/choices-of.ts';

export interface Option {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
}

const longest = 200;

/** What may be chosen for a field; null where it is typed. */
export function optionsOf(field: FieldName, step: Step, state: RootState): readonly Option[] | null {
  const options = listed(field, step, state);
  return options !== null && options.length > longest ? [] : options;
}

function listed(field: FieldName, step: Step, state: RootState): readonly Option[] | null {
  const { banks, complementTypes } = state.resources;
  switch (fields[field].input) {
    case 'bank':
      return (banks ?? []).map((bank) => ({ id: bank.code, title: bank.name, detail: bankLine(bank) }));
    case 'complement':
      return isStructured(selectFacts(state))
        ? (complementTypes ?? []).map(({ id, name }) => ({ id, title: name }))
        : null;
    case 'due-date':
    case 'yes-no':
      return choicesOf({ state, step, field }).flatMap(({ title, detail, tap }) =>
        tap.kind === 'answer' ? { id: tap.raw[field]?.[0] ?? '', title, detail } : [],
      );
    default:
      return null;
  }
}
