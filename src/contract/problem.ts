import * as z from 'zod/mini';

const fieldProblem = z.object({ field: z.string(), message: z.string() });

/** The shape of every refusal. `error` is a sentence for the visitor; `code` is machine-readable. */
export const problemSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.array(fieldProblem)),
  /** Days still available, if the chosen one is not. */
  days: z.optional(z.array(z.object({ date: z.string(), periods: z.array(z.string()) }))),
});

export type Problem = z.output<typeof problemSchema>;
export type FieldProblem = z.output<typeof fieldProblem>;

/** Codes that the shop's own programs react to. */
export const problemCodes = {
  invalid: 'invalid',
  /** The database is busy; nothing was done. */
  busy: 'busy',
  notFound: 'not-found',
  notHolder: 'not-holder',
  stale: 'stale',
  keyReused: 'key-reused',
  priceChanged: 'price-changed',
  postcodeUnknown: 'postcode-unknown',
  notCovered: 'not-covered',
  /** The network is there, but this offer is not sold there, or not today. */
  notSold: 'not-sold',
  notProved: 'not-proved',
  /** The chosen visit is no longer free. */
  visitTaken: 'visit-taken',
  /** The document already has an order at this address; another needs confirmation. */
  orderExists: 'order-exists',
  notCollaborator: 'not-collaborator',
  notOurLine: 'not-our-line',
  notConfirmed: 'not-confirmed',
  quizClosed: 'quiz-closed',
  /** Never sent by a server: the client uses it if a host lacks the call. */
  callUnknown: 'call-unknown',
  /** The installation lacks a setting that the journey needs. */
  notSetUp: 'not-set-up',
  /** A required system does not answer; the same call may be retried. */
  serviceDown: 'service-down',
  finished: 'finished',
  closed: 'closed',
  tooMany: 'too-many',
  server: 'server',
} as const;

/** Every code of a refusal. The second part is for other programs and logs; as a type it adds nothing to a page. */
export type ProblemCode =
  | (typeof problemCodes)[keyof typeof problemCodes]
  | 'account-duty'
  | 'address-services-down'
  | 'code-needed'
  | 'codes-spent'
  | 'content-type'
  | 'cross-site'
  | 'draft-changed'
  | 'email-taken'
  | 'expired'
  | 'import-running'
  | 'live-version-changed'
  | 'method'
  | 'no-key'
  | 'no-right'
  | 'no-scope'
  | 'not-held'
  | 'not-rejected'
  | 'not-repeatable'
  | 'not-treated'
  | 'order-equal'
  | 'own-account'
  | 'postcode-services-down'
  | 'provider-only'
  | 'published-changed'
  | 'rejected'
  | 'sign-in-shut'
  | 'signed-out'
  | 'taken'
  | 'too-large'
  | 'training-runs'
  | 'unsigned'
  | 'version-refused'
  | 'window-closed'
  | 'wrong-sign-in';

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;

/**
 * The error message of any backend: a field `error`, `erro`, `message` or `mensagem`, as text or nested one level
 * (`error.message`, `data.error`). `undefined`: the body is no error; `null`: an error without text.
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

/** The machine-readable part of a refusal, if the backend sends one. */
export function problemDetailsOf(body: unknown): { code: string; fields: FieldProblem[] } {
  const parsed = problemBody.safeParse(body);
  return parsed.success
    ? { code: parsed.data.code, fields: parsed.data.fields ?? [] }
    : { code: '', fields: [] };
}
