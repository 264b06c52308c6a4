import type * as z from 'zod/mini';
import type { Right } from './panel/rights.ts';

type Schema = z.ZodMiniType;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, only the browser that holds the lead's capability, or an operator who is signed in to the panel. */
type Access = 'anyone' | 'holder' | 'operator';

/**
 * What it means that a host does not know a call which is ours alone: a reply stands in for it, the visitor reads why
 * not and what else there is, or what it says has to be sent with another lead.
 */
type IfMissing = { reply: Readonly<Record<string, unknown>> } | { says: string } | 'another-lead';

export type Subject = 'address' | 'postcode' | 'lead-save' | 'lead-lookup' | 'banks' | 'regulations';

/** One call of the wire. Browser, server and the OpenAPI document all read this and nothing else. */
export interface Endpoint {
  readonly method: Method;
  /** Below the base address; `:name` marks a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** What an operator has to be allowed to do. Without one it is enough to be signed in. */
  readonly right?: Right;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** In bytes, where a body may be larger than usual. */
  readonly bodyLimit?: number;
  /** What the reply is about, so that an empty one can be named. */
  readonly subject?: Subject;
  /** What it means to be refused without a word. */
  readonly saidWithoutWords?: string;
  readonly ifMissing?: IfMissing;
  /** A call outside `/api/`: a plan list is a static file of the site. */
  readonly root?: 'site';
  /** A question that does something: only our own pages may ask it. */
  readonly hasEffect?: true;
}

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** What the caller must give: only the parts the endpoint declares. */
export type InputOf<E extends Endpoint> = object &
  (E extends { params: Schema } ? { params: ParamsOf<E> } : unknown) &
  (E extends { query: Schema } ? { query: QueryOf<E> } : unknown) &
  (E extends { body: Schema } ? { body: BodyOf<E> } : unknown);

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
