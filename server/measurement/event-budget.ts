import { minuteMs } from '../../src/brazil/durations.ts';
import { roomFor } from '../access/fair-share.ts';
import { tooMany } from '../access/rate-limit.ts';

/** What is taken counts less with time: after this long, for 1/e of it. */
const fadesInMs = 5 * minuteMs;

/** Events of these minutes that one process takes: 4,000 a minute if all are used, 80 MB in an hour. */
export const budget = 20_000;

/** How much of what is left one sender may have taken: a flood from one place leaves the others what they need. */
export const shares = { device: 1 / 40, address: 1 / 8, network: 1 / 4 } as const;

const everyone = 'everyone';

interface Sender {
  readonly address: string;
  readonly device: () => string;
}

export type EventBudget = ReturnType<typeof createEventBudget>;

/** Counts in memory: it costs less than the events, and a restart forgets it. */
export function createEventBudget() {
  const levels = new Map<string, { readonly level: number; readonly at: number }>();
  return {
    /** Refuses events of a sender beyond its share. */
    spend: ({ address, device }: Sender, many: number, now: Date): void => {
      const at = now.getTime();
      const takenBy = (sender: string): number => {
        const known = levels.get(sender);
        return known === undefined ? 0 : known.level * Math.exp((known.at - at) / fadesInMs);
      };
      const shareOf = new Map([
        [`device ${device()}`, shares.device],
        [`address ${address}`, shares.address],
        [`network ${widerNetworkOf(address)}`, shares.network],
      ]);
      const isRefused = ([sender, share]: readonly [string, number]) =>
        takenBy(everyone) > roomFor(budget, takenBy(sender) + many, share);
      if ([...shareOf].some(isRefused)) throw tooMany(minuteMs / 1000);
      for (const sender of [...shareOf.keys(), everyone]) {
        const level = takenBy(sender) + many;
        // Put last, because the oldest come first and are forgotten once they count for nothing.
        levels.delete(sender);
        levels.set(sender, { level, at });
      }
      for (const [sender] of levels) {
        if (takenBy(sender) >= 1) break;
        levels.delete(sender);
      }
    },
  };
}

/** The first 16 bits of an IPv4 address and the first 32 of an IPv6 network: about what one company is given. */
const widerNetworkOf = (address: string): string => address.split(/[.:]/, 2).join('.');
