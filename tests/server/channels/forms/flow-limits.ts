import { expect } from 'vitest';
import * as z from 'zod/mini';
import { flowLimits as limits } from '../../../../server/channels/whatsapp/flow-limits.ts';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const named = { name: z.string().check(z.regex(/^[a-z_]+$/)), visible: z.string(), required: z.string() };
const optional = z.optional(text(limits.helper));

/** Each component as the platform documents it. */
const component = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('TextInput'),
    label: text(limits.label),
    'input-type': z.enum(['text', 'number', 'email', 'phone']),
    'helper-text': optional,
    'max-chars': z.optional(z.int().check(z.positive())),
    ...named,
  }),
  z.strictObject({
    type: z.literal('Dropdown'),
    label: text(limits.label),
    'data-source': z.string(),
    ...named,
  }),
  z.strictObject({
    type: z.literal('RadioButtonsGroup'),
    label: text(limits.radioLabel),
    'data-source': z.string(),
    ...named,
  }),
  z.strictObject({ type: z.literal('OptIn'), label: text(limits.optIn), ...named }),
  z.strictObject({ type: z.literal('TextCaption'), text: text(limits.caption), visible: z.string() }),
  z.strictObject({
    type: z.literal('Footer'),
    label: text(limits.footer),
    'on-click-action': z.strictObject({
      name: z.literal('data_exchange'),
      payload: z.record(z.string(), z.string()),
    }),
  }),
]);

const screen = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z_]+$/)),
  title: text(limits.title),
  terminal: z.optional(z.literal(true)),
  success: z.optional(z.literal(true)),
  data: z.record(
    z.string(),
    z.looseObject({ type: z.enum(['string', 'boolean', 'object', 'array']), __example__: z.unknown() }),
  ),
  layout: z.strictObject({
    type: z.literal('SingleColumnLayout'),
    children: z.tuple([
      z.strictObject({
        type: z.literal('Form'),
        name: z.string(),
        'init-values': z.string(),
        'error-messages': z.string(),
        children: z.array(component).check(z.maxLength(limits.components)),
      }),
    ]),
  }),
});

const flow = z.strictObject({
  version: z.string().check(z.regex(/^7\.\d$/)),
  data_api_version: z.literal('3.0'),
  routing_model: z.record(z.string(), z.array(z.string())),
  screens: z.array(screen).check(z.minLength(1)),
});

const namesIn = (json: unknown, of: 'data' | 'form'): string[] =>
  [...JSON.stringify(json).matchAll(/\$\{(\w+)\.(\w+)\}/g)].flatMap(([, kind, name = '']) =>
    kind === of ? [name] : [],
  );

/** Within the limits of the platform, all that it refers to is declared, and what is filled in is sent. */
export function expectFlow(json: unknown): void {
  const { screens, routing_model } = flow.parse(json);
  const ids = screens.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(routing_model)).toEqual(ids);
  expect(screens.map(({ terminal }) => terminal)).toEqual(
    ids.map((id) => (routing_model[id]?.length === 0 ? true : undefined)),
  );
  for (const { data, layout } of screens) {
    const { children } = layout.children[0];
    const inputs = children.flatMap((one) => ('name' in one ? one.name : []));
    expect(new Set(inputs).size).toBe(inputs.length);
    expect(children.at(-1)?.type).toBe('Footer');
    for (const name of namesIn(layout, 'data')) expect(Object.keys(data)).toContain(name);
    expect(namesIn(layout, 'form').toSorted()).toEqual(inputs.toSorted());
  }
}
