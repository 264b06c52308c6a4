import * as z from 'zod/mini';
import { type Chance, numberBelow, oneOf } from '../../scripts/seed/chance.ts';
import { fittingValues } from './fitting-values.ts';
import { naughtyStrings } from './naughty-strings.ts';

const jsonSchema = z.looseObject({
  /** A list for what may be null too. */
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

const anything = (chance: Chance): unknown =>
  oneOf<() => unknown>(chance, [
    () => oneOf(chance, naughtyStrings),
    () => oneOf(chance, [null, true, false, 0, -1, 1e308, -0.5, 2 ** 53, [], {}, '', [[]], 'NaN']),
    () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
    () => Array.from({ length: numberBelow(chance, 40) }, () => 'x'),
    () => nested(200 + numberBelow(chance, 2000)),
  ])();

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/** A value that fits the schema, or sometimes nearly does. What is `known` by name is taken before what is drawn. */
export function valueFitting(
  chance: Chance,
  schema: unknown,
  name: string,
  hostility: number,
  known: Readonly<Record<string, unknown>> = {},
): unknown {
  if (chance() < hostility) return anything(chance);
  const read = jsonSchema.parse(schema ?? {});
  const { properties, required = [], items, enum: options, const: only, anyOf } = read;
  const isKnown = (key: string) => Object.hasOwn(known, key);
  if (only !== undefined) return only;
  if (options) return options.includes(known[name]) ? known[name] : oneOf(chance, options);
  if (isKnown(name)) return known[name];
  if (anyOf) return valueFitting(chance, oneOf(chance, anyOf), name, hostility, known);
  if (properties) {
    const isThere = (key: string) =>
      required.includes(key) ? chance() >= hostility / 2 : isKnown(key) || chance() < 0.4;
    const entries = Object.entries(properties).flatMap(([key, inner]) =>
      isThere(key) ? [[key, valueFitting(chance, inner, key, hostility, known)] as const] : [],
    );
    const extra = chance() < hostility ? [[oneOf(chance, naughtyStrings), anything(chance)] as const] : [];
    return Object.fromEntries([...entries, ...extra]);
  }
  const [type] = [read.type].flat();
  if (type === 'array')
    return Array.from({ length: 1 + numberBelow(chance, 3) }, () =>
      valueFitting(chance, items, name, hostility, known),
    );
  const draw = drawn[type ?? ''];
  return draw === undefined ? fittingValues(chance, name) : draw(chance);
}

const drawn: Readonly<Record<string, (chance: Chance) => unknown>> = {
  boolean: (chance) => chance() < 0.5,
  integer: (chance) => oneOf(chance, [1, 5, 10, 101]),
  number: (chance) => oneOf(chance, [1, 5, 10, 101, 69.99, 59.99]),
  null: () => null,
};
