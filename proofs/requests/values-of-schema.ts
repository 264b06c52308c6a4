import * as z from 'zod/mini';
import { type Chance, numberBelow, oneOf } from '../../scripts/seed/chance.ts';
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
  oneOf: z.optional(z.array(z.unknown())),
});

/** Valid values by field name, so that checks behind the schemas are reached. */
const byName: Readonly<Record<string, readonly string[]>> = {
  cep: ['01310100', '20040020', '69900062', '72110045', '32450000', '00999999'],
  number: ['1000', '12 A', 'S/N'],
  state: ['SP', 'RJ', 'AC'],
  city: ['São Paulo', 'Rio de Janeiro'],
  address: ['Avenida Paulista', 'Praça Pio X'],
  neighborhood: ['Bela Vista', 'Centro'],
  name: ['Maria Souza', 'João da Silva'],
  mothers_name: ['Josefa Quitéria Souza', 'Não consta'],
  email: ['maria@exemplo.com.br', 'ana@timbrasil.com.br'],
  phone: ['11987654321', '21912345678'],
  phone2: ['1133334444'],
  phoneNumber: ['11987654321'],
  telephone: ['11987654321', '11912340000'],
  phoneEnding: ['4321', '0000'],
  birth_date: ['02/02/1990', '15/03/1985', '22/08/1978'],
  cpf: ['52998224725', '11144477735', '93541134780', '39053344705', '16899535009'],
  cnpj: ['11222333000181'],
  company_name: ['Padaria 3 Irmãos Ltda'],
  code: ['123456'],
  bank: ['341', '001'],
  agency: ['1234', '1234-X'],
  account_number: ['12345-6'],
  date: ['30/11/2026', '01/12/2026'],
  sku: ['d500a', 'd600b'],
  search: ['maria', 'souza'],
  orderNumber: ['UF-0123456789A', 'UF-ABCDEFGHJKM'],
};

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
  const { properties, required = [], items, enum: options, const: only } = read;
  const [type] = [read.type].flat();
  const isKnown = (key: string) => Object.hasOwn(known, key);
  if (only !== undefined) return only;
  if (options) return options.includes(known[name]) ? known[name] : oneOf(chance, options);
  if (isKnown(name)) return known[name];
  const variant = variantOf(chance, read, known);
  if (variant !== undefined) return valueFitting(chance, variant, name, hostility, known);
  if (properties) {
    const isThere = (key: string) =>
      required.includes(key) ? chance() >= hostility / 2 : isKnown(key) || chance() < 0.4;
    const entries = Object.entries(properties).flatMap(([key, inner]) =>
      isThere(key) ? [[key, valueFitting(chance, inner, key, hostility, known)] as const] : [],
    );
    const extra = chance() < hostility ? [[oneOf(chance, naughtyStrings), anything(chance)] as const] : [];
    return Object.fromEntries([...entries, ...extra]);
  }
  if (type === 'array')
    return Array.from({ length: 1 + numberBelow(chance, 3) }, () =>
      valueFitting(chance, items, name, hostility, known),
    );
  const draw = drawn[type ?? ''];
  return draw === undefined ? oneOf(chance, byName[name] ?? ['texto', 'a', '10']) : draw(chance);
}

function variantOf(
  chance: Chance,
  { anyOf = [], oneOf: exclusive = [] }: z.output<typeof jsonSchema>,
  known: Readonly<Record<string, unknown>>,
): unknown {
  const variants = [...anyOf, ...exclusive];
  if (variants.length === 0) return undefined;
  return variants.find((variant) => isNamed(variant, known)) ?? oneOf(chance, variants);
}

const isNamed = (variant: unknown, known: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(jsonSchema.parse(variant).properties ?? {}).some(([key, property]) => {
    const { const: only } = jsonSchema.parse(property);
    return only !== undefined && known[key] === only;
  });

const drawn: Readonly<Record<string, (chance: Chance) => unknown>> = {
  boolean: (chance) => chance() < 0.5,
  integer: (chance) => oneOf(chance, [1, 5, 10, 101]),
  number: (chance) => oneOf(chance, [1, 5, 10, 101, 69.99, 59.99]),
  null: () => null,
};
