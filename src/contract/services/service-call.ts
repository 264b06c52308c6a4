import type * as z from 'zod/mini';

/**
 * A call from the shop to one of the carrier's systems: POST with JSON and a bearer token. An invalid answer counts
 * as an outage, never as a yes.
 */
export interface ServiceCall {
  /** Below the address in the settings. */
  readonly path: string;
  readonly summary: string;
  readonly body: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Whether it has a side effect. If so, a repeated `Idempotency-Key` must run it once and return the same answer. */
  readonly hasEffect: boolean;
}

export type AskedOf<Call extends ServiceCall> = z.input<Call['body']>;
export type AnswerOf<Call extends ServiceCall> = z.output<Call['response']>;

export const serviceCall = <const Call extends ServiceCall>(call: Call): Call => call;
