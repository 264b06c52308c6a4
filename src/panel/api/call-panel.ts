import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { problemSchema } from '../../contract/problem.ts';
import { callWords } from '../words/call-words.ts';

/** What went wrong, as a sentence for the operator. */
export interface PanelProblem {
  /** Null where no answer came. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  /** What is wrong, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
}

type Outcome<E extends Endpoint> = { data: ResponseOf<E> } | { error: PanelProblem };

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  /** Sent again with the same key, a write takes effect once. */
  key?: string;
  /** The version that the change was made on. */
  version?: number;
  signal?: AbortSignal;
}

/** Where a call of the contract stands, with its path and query filled in. */
function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  const { params = {}, query = {} }: Parts = input;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api/${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The panel's only way to the server. It never throws. */
export async function callPanel<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, version, signal }: CallOptions = {},
): Promise<Outcome<E>> {
  const { body }: Parts = input;
  const isWrite = endpoint.method !== 'GET';
  const limit = AbortSignal.timeout(30_000);
  try {
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(isWrite ? { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(isWrite ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    return await read(endpoint, response);
  } catch {
    return failed(null, limit.aborted ? callWords.slow : callWords.noConnection);
  }
}

async function read<E extends Endpoint>(endpoint: E, response: Response): Promise<Outcome<E>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = problemSchema.safeParse(body);
    if (!problem.success) return failed(response.status, callWords.failed);
    const { error, code, fields = [] } = problem.data;
    return failed(
      response.status,
      error,
      code,
      Object.fromEntries(fields.map((one) => [one.field, one.message])),
    );
  }
  const schema: E['response'] = endpoint.response;
  const parsed = schema.safeParse(body);
  return parsed.success ? { data: parsed.data } : failed(response.status, callWords.unreadable);
}

const failed = (
  status: number | null,
  message: string,
  code = '',
  fields: PanelProblem['fields'] = {},
): { error: PanelProblem } => ({ error: { status, message, code, fields } });
