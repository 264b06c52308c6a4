import { type CallInput, callAddress } from '../../contract/call-address.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { problemSchema } from '../../contract/problem.ts';
import { callWords } from '../words/call-words.ts';

/** A failed call with its message for the operator. */
export interface PanelProblem {
  /** Null without a response. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  /** Field errors by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

type Outcome<E extends Endpoint> = { data: ResponseOf<E> } | { error: PanelProblem };

export interface CallOptions {
  /** Idempotency key of a write. */
  key?: string;
  /** The version that the change is based on. */
  version?: number;
  signal?: AbortSignal;
}

/** The panel's client of the API. Resolves with data or an error; never rejects. */
export async function callPanel<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, version, signal }: CallOptions = {},
): Promise<Outcome<E>> {
  const parts: CallInput = input;
  const isWrite = endpoint.method !== 'GET';
  const limit = AbortSignal.timeout(30_000);
  try {
    const response = await fetch(callAddress(endpoint, parts, '/api/'), {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(isWrite ? { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(isWrite ? { body: JSON.stringify(parts.body ?? {}) } : {}),
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
