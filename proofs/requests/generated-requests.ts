import * as z from 'zod/mini';
import { type Chance, numberBelow, oneOf } from '../../scripts/seed/chance.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { signIn, signOut } from '../../src/contract/panel/access/session.ts';
import { panelEndpoints } from '../../src/contract/panel/endpoints.ts';
import { naughtyStrings } from './naughty-strings.ts';
import { valueFitting } from './values-of-schema.ts';

type Method = Endpoint['method'] | 'OPTIONS';

export interface GeneratedRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const schemaOf = (schema: z.ZodMiniType | undefined): unknown =>
  schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

export const schemasOf = ({ params, query, body }: Endpoint) => ({
  params: schemaOf(params),
  query: schemaOf(query),
  body: schemaOf(body),
});

interface Drawn {
  readonly endpoint: Endpoint;
  readonly schemas: ReturnType<typeof schemasOf>;
}

/** Without sign-out, which would end the session of the following calls. */
const drawn: readonly Drawn[] = [...Object.values<Endpoint>(endpoints), ...panelEndpoints]
  .filter((endpoint) => endpoint.root !== 'site' && endpoint !== signOut)
  .map((endpoint) => ({ endpoint, schemas: schemasOf(endpoint) }));

/** Checking a password is expensive: at full frequency, sign-ins took more than half of the CPU time. */
const signInsKept = 0.1;

function drawnCall(chance: Chance): Drawn {
  const one = oneOf(chance, drawn);
  return one.endpoint === signIn && chance() >= signInsKept ? drawnCall(chance) : one;
}

/** One third valid, one third nearly valid, one third hostile. */
const hostilities = [0, 0.08, 0.4];

/** Deterministic for the same random sequence. `ids` are leads of the sender. */
export function generatedRequest(chance: Chance, ids: readonly string[]): GeneratedRequest {
  const { endpoint, schemas } = drawnCall(chance);
  const hostility = oneOf(chance, hostilities);
  const isHostile = () => chance() < hostility;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      wellFormed(isHostile() ? oneOf(chance, naughtyStrings) : pathValue(chance, name, ids)),
    ),
  );
  const query = isHostile() ? hostileQuery(chance) : queryOf(chance, schemas.query, hostility);
  const writes = endpoint.method !== 'GET';
  return {
    method: isHostile()
      ? oneOf<Method>(chance, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      : endpoint.method,
    url: `/api/${path}${query}`.slice(0, 8000),
    headers: headersOf(chance, writes, hostility),
    body: writes && schemas.body !== undefined ? bodyOf(chance, schemas.body, ids, hostility) : undefined,
  };
}

const pathValue = (chance: Chance, name: string, ids: readonly string[]): string => {
  if (/^id/i.test(name) && ids.length > 0) return oneOf(chance, ids);
  return String(valueFitting(chance, { type: 'string' }, name, 0));
};

const wellFormed = (text: string): string => text.toWellFormed();

function queryOf(chance: Chance, schema: unknown, hostility: number): string {
  const values = schema === undefined ? {} : valueFitting(chance, schema, 'query', hostility);
  const pairs = Object.entries(Object(values)).map(([name, value]) => [
    wellFormed(name),
    wellFormed(String(value)),
  ]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

const hostileQuery = (chance: Chance): string =>
  oneOf(chance, [
    '?cep=01310100&cep=2&cep=%00',
    '?a[b]=%27&a[]=1&__proto__[x]=1',
    '?%E0%A4%A',
    '?%ff%fe=%c0%af',
    `?${'a=1&'.repeat(500)}`,
    '?=&&&==',
  ]);

function headersOf(chance: Chance, writes: boolean, hostility: number): Record<string, string> {
  const isHostile = () => chance() < hostility;
  return {
    // Random addresses, so that rate limits do not block the run.
    'x-forwarded-for': `10.${numberBelow(chance, 256)}.${numberBelow(chance, 256)}.${numberBelow(chance, 256)}`,
    ...(writes ? { 'x-requested-with': 'ultrafibra' } : {}),
    ...(writes ? { 'content-type': isHostile() ? oneOf(chance, hostileTypes) : 'application/json' } : {}),
    ...(isHostile() ? { 'if-match': oneOf(chance, ['"1"', '*', '1', '"99999999999"', 'W/"1"']) } : {}),
    ...(isHostile()
      ? { 'idempotency-key': oneOf(chance, ['k'.repeat(20), 'x', 'j'.repeat(70), 'ç'.repeat(20)]) }
      : {}),
    ...(isHostile()
      ? { cookie: oneOf(chance, ["lead=' OR 1=1 --", 'lead=%00', '='.repeat(200), 'painel=x; lead=y']) }
      : {}),
    ...(isHostile() ? { accept: '../../../etc/passwd', 'accept-language': '*'.repeat(500) } : {}),
  };
}

const hostileTypes = [
  ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', ''],
  'application/x-www-form-urlencoded',
];

function bodyOf(chance: Chance, schema: unknown, ids: readonly string[], hostility: number): string {
  const value = valueFitting(chance, schema, 'body', hostility);
  const whole =
    ids.length > 0 && typeof value === 'object' && value !== null ? withIds(chance, value, ids) : value;
  const text = JSON.stringify(whole) ?? '';
  if (chance() >= hostility / 2) return text;
  return oneOf(chance, [
    text.slice(0, -1),
    `${text}}`,
    '',
    '{',
    'null',
    `{"a":"${'x'.repeat(40_000)}"}`,
    '\ufeff{}',
  ]);
}

const withIds = (chance: Chance, value: object, ids: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'id' || name === 'idLead' ? oneOf(chance, ids) : inner,
    ]),
  );
