import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import * as z from 'zod/mini';
import type { Outcome } from './outbox-item.ts';

export interface Posted {
  readonly url: string;
  readonly body: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly now: Date;
  /** Finds the address of the host, and refuses it. */
  readonly lookup?: LookupFunction | undefined;
  /** What the body of a failure says, where it says more than its status. */
  readonly failureIn?: (body: string) => Outcome | undefined;
  /** Of a receiver that is no provider: a provider's may name the person. */
  readonly keepsReply?: true;
}

export type PostResult = { readonly status: number; readonly text: string } | Outcome;

/** One POST with a timeout. A 2xx response is returned; every other result is mapped to an outcome. */
export async function postJson({
  url,
  body,
  timeoutMs,
  now,
  lookup,
  failureIn,
  keepsReply,
  ...others
}: Posted): Promise<PostResult> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const isJson = typeof body === 'string';
    const headers = { ...(isJson && { 'content-type': 'application/json' }), ...others.headers };
    const { status, wait, text } =
      lookup && isJson
        ? await posted(url, { method: 'POST', headers, lookup, signal }, body)
        : await fetched(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    if (status >= 200 && status < 300) return { status, text };
    const found = failureIn?.(text) ?? outcomeOf(status);
    const failure = keepsReply ? { ...found, reply: text } : found;
    const retryAfter = retryAfterMs(wait, now);
    return failure.kind === 'not-taken' && retryAfter !== undefined ? { ...failure, retryAfter } : failure;
  } catch (error) {
    const code = codeOf(error);
    return neverConnected.has(code)
      ? { kind: 'not-taken', reason: `http ${code}` }
      : { kind: 'unknown', reason: `http ${code}` };
  }
}

interface Reply {
  readonly status: number;
  /** `Retry-After`. */
  readonly wait: string | null;
  /** Its start: who replies without end must not fill the memory. */
  readonly text: string;
}

const longestReply = 64 * 1024;

async function fetched(url: string, options: RequestInit): Promise<Reply> {
  const { status, headers, body } = await fetch(url, options);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length >= longestReply) await reader?.cancel();
  }
  return { status, wait: headers.get('retry-after'), text };
}

/** `fetch` takes no look-up. */
async function posted(url: string, options: https.RequestOptions, body: string): Promise<Reply> {
  const { request } = url.startsWith('https:') ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
  response.setEncoding('utf8');
  let text = '';
  for await (const part of response) {
    text += String(part);
    if (text.length >= longestReply) break;
  }
  return { status: response.statusCode ?? 0, wait: response.headers['retry-after'] ?? null, text };
}

const outcomeOf = (status: number): Outcome => ({
  kind: status === 408 || status === 429 || status >= 500 ? 'not-taken' : 'refused',
  reason: `http ${status}`,
});

const neverConnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const withCode = z.object({ code: z.string() });

/** `fetch` reports the error code in `cause`; for a host with several addresses, `cause` is an AggregateError. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if ([error, error.cause].some((one) => one instanceof Error && one.name === 'TimeoutError'))
    return 'timeout';
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  const coded = withCode.safeParse(cause ?? error);
  return coded.success ? coded.data.code : 'failed';
}

/** Parses `Retry-After` (seconds or a date) into milliseconds from now. */
function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
