import { setTimeout as wait } from 'node:timers/promises';
import type { HttpAnswer } from '../../scripts/shop/visitor.ts';
import type { TrafficGate } from './traffic-gate.ts';

/** Calls that did not succeed at once. */
export interface Trouble {
  /** Connections closed without a response. */
  unanswered: number;
  /** 503 responses: nothing was saved, retry later. */
  busy: number;
  /** Responses that no visitor should get. */
  readonly unexpected: string[];
}

export const noTrouble = (): Trouble => ({ unanswered: 0, busy: 0, unexpected: [] });

/** Retry interval in milliseconds, without a `Retry-After`. */
const pause = 25;

/** Retries a call with the same key until it succeeds, as the pages do. */
export async function persistently(
  gate: TrafficGate,
  trouble: Trouble,
  what: string,
  ask: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  for (;;) {
    const answer = await gate.through(() => ask().catch(() => undefined));
    if (answer?.status === 200) return answer;
    if (answer === undefined) trouble.unanswered += 1;
    else if (answer.status === 503 && answer.headers.has('retry-after')) trouble.busy += 1;
    else {
      trouble.unexpected.push(`${what} answered ${answer.status}: ${answer.text}`);
      throw new Error(`${what} answered ${answer.status}`);
    }
    await wait(pause);
  }
}
