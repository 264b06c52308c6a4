import type { FieldProblem } from '../contract/problem.ts';

export interface CallFailure {
  kind:
    | 'network'
    | 'timeout'
    | 'http'
    | 'content-type'
    | 'corrupt'
    | 'empty'
    | 'missing'
    | 'refused'
    | 'server';
  /** The message for the visitor. */
  message: string;
  status: number | null;
  code: string;
  fields: readonly FieldProblem[];
  /** Seconds that the server asks to wait (`Retry-After`), or 0. */
  retryAfter: number;
}

export type CallResult<Value> = { ok: true; value: Value } | { ok: false; failure: CallFailure };

/** What the visitor can do. A refusal says it in its own message. */
export const adviceFor = ({ kind }: CallFailure): { advice?: 'connection' | 'server' } => {
  if (kind === 'refused') return {};
  return { advice: kind === 'network' || kind === 'timeout' ? 'connection' : 'server' };
};

/** The server refused, so the same call would fail again. */
export const isFinal = ({ kind, status }: CallFailure): boolean =>
  kind === 'refused' && status !== 429 && status !== 403 && status !== 401 && status !== 412;

/** The same call need not be repeated. Without an answer it may have been carried out. */
export const isSettled = (result: CallResult<unknown>): boolean => result.ok || isFinal(result.failure);

/** The server answered, but not as agreed. */
export const breaksContract = ({ kind }: CallFailure): boolean =>
  kind === 'corrupt' || kind === 'empty' || kind === 'missing';

/** Converts the value of a successful call; a failure passes through. */
export const mapResult = <Value, Mapped>(
  result: CallResult<Value>,
  map: (value: Value) => Mapped,
): CallResult<Mapped> => (result.ok ? { ok: true, value: map(result.value) } : result);
