import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../shop/visitor.ts';
import type { Gate } from './gate.ts';

/** What became of calls that were not answered with a yes at once. */
export interface Trouble {
  /** Connections that ended without an answer. */
  unanswered: number;
  /** 503: nothing was saved, come back later. */
  busy: number;
  /** Answers that no visitor should have got. */
  readonly unexpected: string[];
}

export const noTrouble = (): Trouble => ({ unanswered: 0, busy: 0, unexpected: [] });

/** Milliseconds between two tries, where the server itself does not ask for seconds. */
const pause = 25;

/** Asks the same, under the same key, until it is answered: as a page does for its visitor. */
export async function persistently(
  gate: Gate,
  trouble: Trouble,
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
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
