import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { jsonIn } from '../../contract/json-in.ts';
import { problemSchema } from '../../contract/problem.ts';
import { type CallOptions, type Reply, sendCall } from '../../contract/send-call.ts';
import { callWords } from '../words/call-words.ts';

export interface PanelProblem {
  /** Null without a response. */
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Outcome<E extends Endpoint> = { data: ResponseOf<E> } | { error: PanelProblem };

/** The panel's client of the API. Resolves with data or an error; never rejects. */
export async function callPanel<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Outcome<E>> {
  const reply = await sendCall(endpoint, input, options, { fetch, base: '/api/' });
  if (reply === 'timeout') return failed(null, callWords.slow);
  return reply === 'network' ? failed(null, callWords.noConnection) : read(endpoint, reply);
}

function read<E extends Endpoint>(endpoint: E, { response, text }: Reply): Outcome<E> {
  const body = jsonIn(text);
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
