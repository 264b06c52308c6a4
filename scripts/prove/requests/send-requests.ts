import { Agent, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { GeneratedRequest } from './generated-requests.ts';
import { markup } from './naughty-strings.ts';

const slowAfterMs = 1000;

export interface Tally {
  sent: number;
  readonly statuses: Map<number, number>;
  slowest: number;
  /** What broke a promise, each with the request that did. */
  readonly broken: string[];
  /** What took longer than a second while others were under way. */
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

/** Sends one, and judges its answer: no 5xx, an answer in time, nothing given back as markup. */
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

function answerTo(port: number, agent: Agent, { method, url, headers, body }: GeneratedRequest) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path: url,
      headers,
      insecureHTTPParser: true,
    });
    call.on('error', reject);
    call.on('response', (response) => {
      textOf(response).then((text) => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, text });
      }, reject);
    });
    call.end(body);
  });
}

/** Which street has which postcode is known to services outside, which a proof does not ask: that they are down is said. */
const isOthersFault = (status: number, { url }: GeneratedRequest): boolean =>
  status === 503 && url.startsWith('/api/cep/');

/** On a machine that does much else an answer waits. Whoever hangs does so with nobody else to wait for, too. */
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
