import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { everyAnswer } from '../../visitor/ana.ts';

const examples: Readonly<Record<string, unknown>> = {
  ...everyAnswer,
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  is_block_allotment: false,
  phoneEnding: '4321',
  orderNumber: 'UF-2345678',
  offerSelected: { sku: 'd500a', price: 69.99 },
  offer1: true,
  questions: [{ id: '1', answer: { id: '1' } }],
  complements: [{ type: 'Apartamento', value: '12' }],
  step: 'number',
};

/** Fields that custom rules of schemas require. */
const alsoGiven = ['cpf', 'cep', 'number', 'offer1', 'complements', 'address', 'neighborhood'];

interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

const shape: z.ZodMiniType<Shape> = z.lazy(() =>
  z.object({
    const: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown())),
    type: z.optional(z.unknown()),
    anyOf: z.optional(z.array(shape)),
    properties: z.optional(z.record(z.string(), shape)),
    required: z.optional(z.array(z.string())),
  }),
);

const byType: Readonly<Record<string, unknown>> = {
  string: 'x',
  number: 1,
  integer: 1,
  boolean: true,
  array: [],
  null: null,
};

function exampleOf(wanted: Shape, given: Readonly<Record<string, unknown>>): unknown {
  if (wanted.const !== undefined) return wanted.const;
  if (wanted.enum) return wanted.enum[0];
  const [first] = wanted.anyOf ?? [];
  if (first) return exampleOf(first, given);
  if (wanted.properties === undefined) return byType[String(wanted.type)];
  const { properties, required = [] } = wanted;
  const names = Object.keys(properties).filter((name) => required.includes(name) || alsoGiven.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, given[name] ?? examples[name] ?? exampleOf(properties[name] ?? {}, given)]),
  );
}

export function exampleBody(
  { body, method, path }: Endpoint,
  given: Readonly<Record<string, unknown>>,
): unknown {
  if (body === undefined) return {};
  const json: unknown = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const example = exampleOf(shape.parse(json), given);
  const { error } = z.safeParse(body, example);
  if (error) throw new Error(`No example for ${method} ${path}: ${JSON.stringify(error.issues)}`);
  return example;
}
