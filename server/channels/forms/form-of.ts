import { installation } from '../../../src/content/steps/installation.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { InputKind } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { steps as everyStep } from '../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../src/funnel/words/every-step-words.ts';

/** What is kinder to fill in than to write message by message: few fields a screen, in the order of the journeys. */
const rows: readonly (Omit<FormScreen, 'inputs'> & { readonly fields: readonly FieldName[] })[] = [
  {
    id: 'ADDRESS',
    group: 'address',
    title: installation.steps.instalacao.page,
    fields: ['address', 'number', 'block_number', 'allotment_number', 'neighborhood', 'complement'],
  },
  {
    id: 'CONTACT',
    group: 'person',
    title: personal.together.page,
    fields: ['name', 'phone', 'email', 'accept_promotions'],
  },
  {
    id: 'IDENTITY',
    group: 'person',
    title: personal.together.page,
    fields: ['birth_date', 'mothers_name', 'cpf', 'cnpj', 'company_name'],
  },
  { id: 'PAYMENT', group: 'payment', title: payment.together.page, fields: ['due_date', 'direct_debit'] },
  {
    id: 'ACCOUNT',
    group: 'payment',
    title: payment.steps['conta-debito'].page,
    fields: ['bank', 'agency', 'account_number'],
  },
];

type FormInputKind = 'text' | 'list' | 'radio' | 'check';

const kinds: Partial<Record<InputKind, FormInputKind>> = {
  checkbox: 'check',
  'due-date': 'list',
  'yes-no': 'radio',
  bank: 'list',
};

export interface FormInput {
  /** Of the value that is sent. */
  readonly name: string;
  readonly field: FieldName;
  readonly kind: FormInputKind;
  readonly label: string;
  /** In place of a label that is too long. */
  readonly short: string;
  readonly hint?: string | undefined;
  readonly why?: string | undefined;
}

export interface FormScreen {
  readonly id: string;
  /** A form has the screens of one group. */
  readonly group: 'address' | 'person' | 'payment';
  readonly title: string;
  readonly inputs: readonly FormInput[];
}

/** The screen that asks a field, if a form does. */
export const screenOf = (field: FieldName) => rows.find((row) => row.fields.includes(field));

export const isOnForm = ({ screen, fields: names }: Step): boolean =>
  screen === 'form' && names.length > 0 && names.every((name) => screenOf(name) !== undefined);

function inputsOf(field: FieldName, steps: readonly Step[]): FormInput[] {
  const { label, hint, why, name: short = label } = fieldWordsOf(field, steps);
  const kind = kinds[fields[field].input] ?? 'text';
  const input: FormInput = { name: field, field, kind, label, short, hint, why: why?.text };
  const type = installation.complementType;
  // Some networks need it in named parts.
  return fields[field].input === 'complement'
    ? [{ name: 'complement_type', field, kind: 'list', label: type, short: type }, input]
    : [input];
}

/** Steps as the screens of a form, with the words that their fields have everywhere. */
export function formOf(steps: readonly Step[]): FormScreen[] {
  const asked = new Set(steps.flatMap((step) => step.fields));
  return rows.flatMap(({ fields: own, ...row }) => {
    const inputs = own.filter((name) => asked.has(name)).flatMap((name) => inputsOf(name, steps));
    return inputs.length === 0 ? [] : [{ ...row, inputs }];
  });
}

/** All that any journey asks by form. */
export const wholeForm: readonly FormScreen[] = formOf(Object.values<Step>(everyStep).filter(isOnForm));
