import * as z from 'zod/mini';

const fieldProblem = z.object({ field: z.string(), message: z.string() });

/** The one shape of a refusal. `error` is a sentence for the visitor; `code` is for programs. */
export const problemSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.array(fieldProblem)),
  /** The days that are left, where the one that was chosen is not. */
  days: z.optional(z.array(z.object({ date: z.string(), periods: z.array(z.string()) }))),
});

export type Problem = z.output<typeof problemSchema>;
export type FieldProblem = z.output<typeof fieldProblem>;

/** Codes that a program reacts to; every other code is only reported. */
export const problemCodes = {
  invalid: 'invalid',
  /** The database cannot be used just now; nothing was done. */
  busy: 'busy',
  notFound: 'not-found',
  notHolder: 'not-holder',
  stale: 'stale',
  keyReused: 'key-reused',
  priceChanged: 'price-changed',
  postcodeUnknown: 'postcode-unknown',
  notCovered: 'not-covered',
  /** Covered, but what was asked for is not sold there, or not today. */
  notSold: 'not-sold',
  notProved: 'not-proved',
  /** The visit that was chosen is no longer free. */
  visitTaken: 'visit-taken',
  /** The same document has an order at this address: another has to be wanted. */
  orderExists: 'order-exists',
  notCollaborator: 'not-collaborator',
  notOurLine: 'not-our-line',
  notConfirmed: 'not-confirmed',
  quizClosed: 'quiz-closed',
  /** Never sent: for a host that does not know the call there is another one. */
  callUnknown: 'call-unknown',
  /** What the journey needs is not set up here. */
  notSetUp: 'not-set-up',
  /** A system that the call needs does not answer now: the same call may be sent again. */
  serviceDown: 'service-down',
  finished: 'finished',
  closed: 'closed',
  tooMany: 'too-many',
  server: 'server',
} as const;

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

/**
 * Any backend's error message: an `error`, `erro`, `message` or `mensagem` field, as text or nested one level
 * (`error.message`, `data.error`). `undefined` means that the body is no error; `null` an error without words.
 */
export function errorMessageOf(body: unknown): string | null | undefined {
  for (const holder of [body, read(body, 'data')]) {
    for (const key of ['error', 'erro', 'message', 'mensagem']) {
      const value = read(holder, key);
      if (value === undefined || value === null || value === false) continue;
      return text(value) ?? text(read(value, 'message'));
    }
  }
  return read(body, 'success') === false ? null : undefined;
}

const problemBody = z.object({ code: z.string(), fields: z.optional(z.array(fieldProblem)) });

/** The machine-readable part of a refusal, where the backend sends one. */
export function problemDetailsOf(body: unknown): { code: string; fields: FieldProblem[] } {
  const parsed = problemBody.safeParse(body);
  return parsed.success
    ? { code: parsed.data.code, fields: parsed.data.fields ?? [] }
    : { code: '', fields: [] };
}
