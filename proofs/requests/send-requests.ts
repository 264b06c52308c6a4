import { Agent, request } from 'node:http';
import { carryByHttp } from '../../scripts/shop/carry-by-http.ts';
import type { GeneratedRequest } from './generated-requests.ts';
import { markup } from './naughty-strings.ts';

const slowAfterMs = 1000;

export interface Tally {
  sent: number;
  readonly statuses: Map<number, number>;
  slowest: number;
  readonly broken: string[];
  /** Requests that took longer than a second under load. */
  readonly slow: GeneratedRequest[];
}

export const emptyTally = (): Tally => ({ sent: 0, statuses: new Map(), slowest: 0, broken: [], slow: [] });

interface Sender {
  readonly port: number;
  readonly agent: Agent;
  readonly tally: Tally;
}

export const agentFor = (connections: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a request and checks its response: no 5xx, in time, no reflected markup. */
export async function sendOne({ port, agent, tally }: Sender, generated: GeneratedRequest): Promise<void> {
  const began = performance.now();
  const named = `${generated.method} ${generated.url.slice(0, 120)} ${generated.body?.slice(0, 200) ?? ''}`;
  try {
    const { status, type, text } = await answerTo(port, agent, generated);
    const took = performance.now() - began;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    tally.slowest = Math.max(tally.slowest, took);
    if (status >= 500 && !isOthersFault(status, generated)) tally.broken.push(`${status} ${named}`);
    if (took > slowAfterMs) tally.slow.push(generated);
    if (!type.startsWith('application/json') && text.includes(markup)) tally.broken.push(`markup ${named}`);
  } catch (error) {
    tally.broken.push(`no answer (${String(error)}) ${named}`);
  }
  tally.sent += 1;
}

async function answerTo(port: number, agent: Agent, { method, url, headers, body }: GeneratedRequest) {
  const target = { host: '127.0.0.1', port, path: url, insecureHTTPParser: true };
  // A server may answer and close before it has read all; that is no error of the answer.
  const call = request({ ...target, agent, method, headers }).on('error', () => {});
  const response = await carryByHttp(call, body);
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
}

/** Postcode services are not there in tests and proofs, so their 503 is expected. */
export const isOthersFault = (status: number, { url }: Pick<GeneratedRequest, 'url'>): boolean =>
  status === 503 && url.startsWith('/api/cep/');

/** Repeats slow requests alone, to tell load from a hang. */
export async function hangingAmong(sender: Sender): Promise<string[]> {
  const hanging = [];
  for (const generated of sender.tally.slow) {
    const began = performance.now();
    await answerTo(sender.port, sender.agent, generated).catch(() => null);
    const took = performance.now() - began;
    if (took > slowAfterMs)
      hanging.push(`${Math.round(took)} ms alone: ${generated.method} ${generated.url}`);
  }
  return hanging;
}
