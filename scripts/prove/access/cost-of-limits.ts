import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { createLimiter } from '../../../server/access/create-limiter.ts';
import type { LimitName } from '../../../server/access/limits.ts';
import { openShop } from './open-shop.ts';

export interface Cost {
  /** Milliseconds per call, by concurrency. */
  readonly [atOnce: number]: number;
}

/** Measures the cost of counting a call, in memory and in the database. */
export async function costOfLimit(name: LimitName, calls: number): Promise<Cost> {
  const shop = await openShop();
  const { database, repositories, clock } = shop;
  try {
    const cost: Record<number, number> = {};
    for (const atOnce of [1, 32]) {
      const limiter = createLimiter({ database, counts: repositories.callCounts, clock });
      const begin = performance.now();
      for (let done = 0; done < calls; done += atOnce)
        await Promise.all(
          Array.from({ length: atOnce }, () => {
            const device = randomUUID();
            return limiter.spend(name, { address: randomUUID(), device: () => device, about: randomUUID() });
          }),
        );
      cost[atOnce] = (performance.now() - begin) / calls;
      shop.pass(120);
    }
    return cost;
  } finally {
    await shop.close();
  }
}
