import type * as z from 'zod/mini';

/**
 * A question that the shop asks a system of the operator's: a POST of JSON with a bearer token. What the answer does not
 * hold is an outage, never a yes.
 */
export interface ServiceCall {
  /** Below the address of the settings. */
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Whether it does something: then a repeated `Idempotency-Key` has to do it once and answer the same. */
  readonly hasEffect: boolean;
}

export type AskedOf<Call extends ServiceCall> = z.input<Call['body']>;
export type AnswerOf<Call extends ServiceCall> = z.output<Call['response']>;

export const serviceCall = <const Call extends ServiceCall>(call: Call): Call => call;
