import type * as z from 'zod/mini';
import type { Endpoint, InputOf, ResponseOf } from '../../src/contract/endpoint.ts';
import type { FieldProblem } from '../../src/contract/problem.ts';
import { Refusal } from './refusal.ts';

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses the declared parts by their schemas and reports all field errors at once. */
function readInput<E extends Endpoint>(endpoint: E, raw: RawInput): InputOf<E>;
function readInput(endpoint: Endpoint, raw: RawInput): unknown {
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(withoutControls(raw[part], disguised));
    if (result.success) {
      input[part] = result.data;
      problems.push(...unstorable(result.data, []));
    } else problems.push(...result.error.issues.flatMap((issue) => fieldProblems(issue, raw[part])));
  }
  const [first] = problems;
  if (first) throw new Refusal(422, 'invalid', first.message, problems);
  return input;
}

export type Handler<E extends Endpoint, Context> = (
  input: InputOf<E>,
  context: Context,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

/** Parses the input first, so that access can be checked before `run`. */
export const openCall =
  <const E extends Endpoint, Context>(endpoint: E, handler: Handler<E, Context>) =>
  (raw: RawInput) => {
    const input = readInput(endpoint, raw);
    return { input, run: async (context: Context) => handler(input, context) };
  };

type Issue = z.core.$ZodIssue;

function fieldProblems(issue: Issue, given: unknown): FieldProblem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: `O campo "${key.slice(0, 40)}" não faz parte deste pedido.`,
    }));
  }
  const field = path.join('.') || 'body';
  const ours = issue.message !== 'Invalid input';
  return [{ field, message: ours ? issue.message : ownSentence(issue, valueAt(given, path)) }];
}

function ownSentence(issue: Issue, value: unknown): string {
  if (value === undefined || value === null) return 'Falta informar este campo.';
  if (issue.code === 'too_big' && issue.origin === 'number') return `O máximo é ${issue.maximum}.`;
  if (issue.code === 'too_small' && issue.origin === 'number') return `O mínimo é ${issue.minimum}.`;
  if (issue.code === 'too_big' && typeof value === 'string') return 'Esse texto é longo demais.';
  return 'Este valor não é válido.';
}

const valueAt = (given: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );

/**
 * Control characters and bidirectional overrides: copied phone numbers contain them, and they would reverse a
 * displayed name. Tabs and line breaks are kept; NUL is refused below.
 */
const controls = /(?![\t\n\r\0])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** A link with one leads elsewhere than it says: it is refused, not mended. */
const disguised = /(?:^\/|https?:\/\/|\]\()[^\s)]*[\u202A-\u202E\u2066-\u2069]/u;

/** Recursion limit: no schema accepts deeper nesting. */
const deepest = 16;

export function withoutControls(value: unknown, except?: RegExp, depth = 0): unknown {
  if (typeof value === 'string') return except?.test(value) ? value : value.replaceAll(controls, '');
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutControls(inner, except, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutControls(inner, except, depth + 1)]),
  );
}

/** PostgreSQL cannot store NUL or a lone surrogate: refused here, so that both databases behave alike. And disguised links. */
function unstorable(value: unknown, path: readonly string[]): FieldProblem[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() || disguised.test(value)
      ? [
          {
            field: path.join('.') || 'body',
            message: 'Esse texto tem caracteres que não podem ser gravados.',
          },
        ]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorable(inner, [...path, key]));
}
