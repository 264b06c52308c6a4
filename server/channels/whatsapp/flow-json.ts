import { hash } from 'node:crypto';
import { saving } from '../../../src/content/steps/step-words.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { type FormInput, type FormScreen, wholeForm } from '../forms/form-of.ts';
import { flowLimits as limits, shortened } from './flow-limits.ts';

const keyboards = { numeric: 'number', tel: 'phone', email: 'email', text: 'text' } as const;

const labelled = ({ label, short }: FormInput, limit: number): string =>
  shortened(label.length <= limit ? label : short, limit);

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

type Made = (input: FormInput) => Readonly<Record<string, Json>>;

const chosen =
  (type: string, limit: number): Made =>
  (input) => ({ type, label: labelled(input, limit), 'data-source': `\${data.options_${input.name}}` });

const types: Readonly<Record<FormInput['kind'], Made>> = {
  text: (input) => {
    const { keyboard = 'text', mask, maxLength } = fields[input.field];
    return {
      type: 'TextInput',
      label: labelled(input, limits.label),
      // A date is typed with its slashes, which a keyboard of digits does not have.
      'input-type': mask === 'date' ? 'text' : keyboards[keyboard],
      ...(input.hint && { 'helper-text': shortened(input.hint, limits.helper) }),
      ...(maxLength && { 'max-chars': maxLength }),
    };
  },
  list: chosen('Dropdown', limits.label),
  radio: chosen('RadioButtonsGroup', limits.radioLabel),
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
const options = {
  type: 'array',
  items: { type: 'object', properties: { id: text, title: text, description: text } },
  __example__: [{ id: '1', title: '1', description: '1' }],
};

function dataOf(inputs: readonly FormInput[]): Json {
  const properties = Object.fromEntries(inputs.map(({ name }) => [name, { type: 'string' }]));
  const values = { type: 'object', properties, __example__: {} };
  const ofEach = inputs.flatMap(({ name }) => [
    [`asks_${name}`, flag],
    [`needs_${name}`, flag],
    [`options_${name}`, options],
  ]);
  return { kept: text, known: values, wrong: values, ...Object.fromEntries(ofEach) };
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
