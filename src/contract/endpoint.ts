import type * as z from 'zod/mini';
import type { Right } from './panel/access/rights.ts';
import type { Scope } from './systems/scopes.ts';

type Schema = z.ZodMiniType;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, only the browser with the lead's capability, a signed-in operator, or a system with a key. */
type Access = 'anyone' | 'holder' | 'operator' | 'key';

/**
 * What to do if a host lacks this call, which only our server has: use a default reply, show a message, or send the
 * data with another lead.
 */
type IfMissing = { reply: Readonly<Record<string, unknown>> } | { says: string } | 'another-lead';

export type Subject = 'address' | 'postcode' | 'lead-save' | 'lead-lookup' | 'banks' | 'regulations';

/** One API call. Browser, server and the OpenAPI document all use this definition. */
export interface Endpoint {
  readonly method: Method;
  /** Below the base address; `:name` is a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The right an operator needs. Without it, being signed in is enough. */
  readonly right?: Right;
  /** What a key must be allowed to read. */
  readonly scope?: Scope;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** In bytes, if the body may be larger than usual. */
  readonly bodyLimit?: number;
  /** What the reply is about, for the message about an empty one. */
  readonly subject?: Subject;
  /** The message for a refusal without text. */
  readonly messageWithoutWords?: string;
  readonly ifMissing?: IfMissing;
  /** Outside `/api/`: a plan list is a static file of the site. */
  readonly root?: 'site';
  /** A GET with a side effect, as an entry in the audit log: only our own pages may call it. */
  readonly hasEffect?: true;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** The input of a call: only the parts that it declares. */
export type InputOf<E extends Endpoint> = object &
  (E extends { params: Schema } ? { params: ParamsOf<E> } : unknown) &
  (E extends { query: Schema } ? { query: QueryOf<E> } : unknown) &
  (E extends { body: Schema } ? { body: BodyOf<E> } : unknown);

/** Whether a call has an effect, so that it is repeated only under its idempotency key. */
export const writes = ({ method, hasEffect }: Endpoint): boolean => method !== 'GET' || hasEffect === true;

type Definition = Omit<Endpoint, 'method' | 'path' | 'access' | 'right'>;

export const endpoint = <
  const M extends Method,
  const P extends string,
  const A extends Exclude<Access, 'operator'>,
  const D extends Definition,
>(
  method: M,
  path: P,
  access: A,
  definition: D,
) => ({ method, path, access, ...definition });

/** A call of the panel. With `null` being signed in is enough. */
export const panelCall = <const M extends Method, const P extends string, const D extends Definition>(
  method: M,
  path: P,
  right: Right | null,
  definition: D,
) => ({ method, path, access: 'operator' as const, ...(right && { right }), ...definition });
