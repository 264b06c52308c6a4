import * as z from 'zod/mini';
import { type Chance, numberBelow, oneOf } from '../../scripts/seed/chance.ts';
import { fittingValues } from './fitting-values.ts';
import { naughtyStrings } from './naughty-strings.ts';

const jsonSchema = z.looseObject({
  type: z.optional(z.string()),
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

/** A value that fits the schema, or sometimes nearly does. */
export function valueFitting(chance: Chance, schema: unknown, name: string, hostility: number): unknown {
  if (chance() < hostility) return anything(chance);
  const read = jsonSchema.safeParse(schema);
  if (!read.success) return anything(chance);
  const { type, properties, required = [], items, enum: options, const: only, anyOf } = read.data;
  if (only !== undefined) return only;
  if (options) return oneOf(chance, options);
  if (anyOf) return valueFitting(chance, oneOf(chance, anyOf), name, hostility);
  if (properties) {
    const isThere = (key: string) => (required.includes(key) ? chance() >= hostility / 2 : chance() < 0.4);
    const entries = Object.entries(properties).flatMap(([key, inner]) =>
      isThere(key) ? [[key, valueFitting(chance, inner, key, hostility)] as const] : [],
    );
    const extra = chance() < hostility ? [[oneOf(chance, naughtyStrings), anything(chance)] as const] : [];
    return Object.fromEntries([...entries, ...extra]);
  }
  if (type === 'array')
    return Array.from({ length: 1 + numberBelow(chance, 3) }, () =>
      valueFitting(chance, items, name, hostility),
    );
  if (type === 'boolean') return chance() < 0.5;
  if (type === 'integer' || type === 'number') return oneOf(chance, [1, 5, 10, 101, 69.99, 59.99]);
  if (type === 'null') return null;
  return fittingValues(chance, name);
}
