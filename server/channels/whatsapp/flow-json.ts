import { hash } from 'node:crypto';
import { saving } from '../../../src/content/steps/step-words.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { TypedInput } from '../../../src/funnel/fields/typed-input.ts';
import { type FormInput, type FormScreen, wholeForm } from '../forms/form-of.ts';
import { cutText } from './cut-text.ts';

/** The lengths and numbers that a Flow takes, of those that ours needs. */
export const flowLimits = {
  components: 50,
  title: 30,
  label: 20,
  radioLabel: 30,
  optIn: 120,
  helper: 80,
  caption: 409,
  footer: 35,
  options: 200,
  option: 30,
  description: 300,
} as const;
const limits = flowLimits;

/** What fits of a text, with a sign that it goes on. */
export const shortened = (text: string, limit: number): string =>
  text.length <= limit ? text : `${cutText(text, limit - 1)[0] ?? ''}…`;

const keyboards: Readonly<Record<NonNullable<TypedInput['keyboard']>, string>> = {
  numeric: 'number',
  tel: 'phone',
  email: 'email',
  text: 'text',
};

const labelled = ({ label, short }: FormInput, limit: number): string =>
  shortened(label.length <= limit ? label : short, limit);

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

const types: Readonly<Record<FormInput['kind'], (input: FormInput) => Readonly<Record<string, Json>>>> = {
  text: (input) => {
    const { hint, field } = input;
    const { keyboard = 'text', maxLength } = fields[field];
    return {
      type: 'TextInput',
      label: labelled(input, limits.label),
      'input-type': keyboards[keyboard],
      ...(hint && { 'helper-text': shortened(hint, limits.helper) }),
      ...(maxLength && { 'max-chars': maxLength }),
    };
  },
  list: (input) => ({
    type: 'Dropdown',
    label: labelled(input, limits.label),
    'data-source': `\${data.options_${input.name}}`,
  }),
  radio: (input) => ({
    type: 'RadioButtonsGroup',
    label: labelled(input, limits.radioLabel),
    'data-source': `\${data.options_${input.name}}`,
  }),
  check: (input) => ({ type: 'OptIn', label: labelled(input, limits.optIn) }),
};

/** Which inputs are asked, which of them are needed, and what may be chosen the endpoint says of each visitor. */
const componentsOf = (input: FormInput): Json[] => {
  const visible = `\${data.asks_${input.name}}`;
  const why = input.why && { type: 'TextCaption', text: shortened(input.why, limits.caption), visible };
  return [
    { ...types[input.kind](input), name: input.name, visible, required: `\${data.needs_${input.name}}` },
    ...(why ? [why] : []),
  ];
};

const flag = { type: 'boolean', __example__: true };
const text = { type: 'string', __example__: '' };
const option = { id: '1', title: '1', description: '1' };
const options = {
  type: 'array',
  items: { type: 'object', properties: { id: text, title: text, description: text } },
  __example__: [option],
};

function dataOf(inputs: readonly FormInput[]): Json {
  const values = Object.fromEntries(inputs.map(({ name }) => [name, { type: 'string' }]));
  const object = { type: 'object', properties: values, __example__: {} };
  const checks = inputs.filter(({ kind }) => kind === 'check');
  const ofChecks = Object.fromEntries(checks.map(({ name }) => [name, { type: 'boolean' }]));
  return {
    kept: text,
    known: { ...object, properties: { ...values, ...ofChecks } },
    wrong: object,
    ...Object.fromEntries(
      inputs.flatMap(({ name, kind }) => [
        [`asks_${name}`, flag],
        [`needs_${name}`, flag],
        ...(kind === 'list' || kind === 'radio' ? [[`options_${name}`, options] as const] : []),
      ]),
    ),
  };
}

const screenJson = ({ id, title, inputs }: FormScreen, isLast: boolean): Json => ({
  id,
  title: shortened(title, limits.title),
  ...(isLast && { terminal: true, success: true }),
  data: dataOf(inputs),
  layout: {
    type: 'SingleColumnLayout',
    children: [
      {
        type: 'Form',
        name: 'form',
        'init-values': `\${data.known}`,
        'error-messages': `\${data.wrong}`,
        children: [
          ...inputs.flatMap(componentsOf),
          {
            type: 'Footer',
            label: shortened(saving.action, limits.footer),
            'on-click-action': {
              name: 'data_exchange',
              payload: {
                kept: `\${data.kept}`,
                ...Object.fromEntries(inputs.map(({ name }) => [name, `\${form.${name}}`])),
              },
            },
          },
        ],
      },
    ],
  },
});

/** The screens as the platform takes them. Where a visitor begins and ends the endpoint says. */
export const flowJson = (screens: readonly FormScreen[]): Json => ({
  version: '7.2',
  data_api_version: '3.0',
  routing_model: Object.fromEntries(
    screens.map(({ id }, at) => [id, screens.slice(at + 1, at + 2).map((next) => next.id)]),
  ),
  screens: screens.map((screen, at) => screenJson(screen, at === screens.length - 1)),
});

/** The form of this release, and its version: that of another release has another one. */
export const publishedForm = flowJson(wholeForm);
export const formVersion = hash('sha256', JSON.stringify(publishedForm), 'hex').slice(0, 12);
/** Of an account no two have the same. */
export const flowName = `pedido_${formVersion}`;
/** The form that is offered where one of this version is published: that of another release asks something else. */
export const offeredForm = (published: string | undefined): string | undefined =>
  published === formVersion ? flowName : undefined;
