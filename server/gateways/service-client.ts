import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type * as z from 'zod/mini';
import type { AnswerOf, AskedOf, ServiceCall } from '../../src/contract/services/service-call.ts';
import { outsideCall, traceHeaders } from '../observability/outside-call.ts';

export interface ServiceClientSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token: string | undefined;
  /** Timeout of a response in milliseconds. */
  readonly timeoutMs?: number;
}

type ServiceAnswer<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'down'; readonly reason: string };

/** Circuit breaker: opens after this many consecutive failures, then lets one trial call through at a time. */
const failuresInARow = 5;
const restsFor = 15_000;
const usualTimeoutMs = 5000;

class Outage extends Error {}

export type ServiceClient = ReturnType<typeof serviceClient>;

export function serviceClient({ url, token, timeoutMs = usualTimeoutMs }: ServiceClientSettings) {
  const policy = wrap(
    circuitBreaker(handleAll, {
      halfOpenAfter: restsFor,
      breaker: new ConsecutiveBreaker(failuresInARow),
    }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return {
    ask: <Call extends ServiceCall>(
      call: Call,
      body: AskedOf<Call>,
      key?: string,
    ): Promise<ServiceAnswer<AnswerOf<Call>>> =>
      outsideCall(call.path, outcomeOf, async () => {
        try {
          const answer = await policy.execute(({ signal }) =>
            askOnce({ url: `${url}/${call.path}`, token, key, signal }, call, body),
          );
          return { kind: 'answered', answer };
        } catch (error) {
          return { kind: 'down', reason: reasonOf(error) };
        }
      }),
  };
}

const outcomeOf = (answer: ServiceAnswer<unknown>): string =>
  answer.kind === 'down' ? answer.reason : 'answered';

interface ServiceRequest {
  url: string;
  token: string | undefined;
  key: string | undefined;
  signal: AbortSignal;
}

async function askOnce<Call extends ServiceCall>(
  { url, token, key, signal }: ServiceRequest,
  { response: schema }: Call,
  body: AskedOf<Call>,
): Promise<AnswerOf<Call>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...traceHeaders(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Outage(`http ${response.status}`);
  return answerIn<Call>(schema, text);
}

/** A truncated or invalid response is a failure. */
function answerIn<Call extends ServiceCall>(schema: Call['response'], text: string): AnswerOf<Call>;
function answerIn(schema: z.ZodMiniType, text: string): unknown {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Outage('unreadable');
  }
}

/** A short code for the log, without personal data. */
function reasonOf(error: unknown): string {
  if (error instanceof BrokenCircuitError) return 'resting';
  if (error instanceof TaskCancelledError) return 'timeout';
  return error instanceof Outage ? error.message : 'no connection';
}
