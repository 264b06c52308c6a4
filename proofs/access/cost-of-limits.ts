import { randomUUID } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createLimiter } from '../../server/access/create-limiter.ts';
import type { LimitName } from '../../server/access/limits.ts';
import { readSettings } from '../../server/app/env.ts';
import { withShop } from '../../server/commands/run-command.ts';
import { hourMs } from '../../src/brazil/durations.ts';

export interface Cost {
  /** Milliseconds per call, by concurrency. */
  readonly [atOnce: number]: number;
}

/** Measures the cost of counting a call, in memory and in the database. */
export async function costOfLimit(name: LimitName, calls: number): Promise<Cost> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-limits-'));
  const settings = readSettings({ DATABASE_URL: `file:${join(folder.path, 'shop.db')}` });
  return await withShop(settings, async ({ database, repositories }) => {
    const cost: Record<number, number> = {};
    // Hours apart, so that the limit of all callers together is not reached.
    for (const [hour, atOnce] of [1, 32].entries()) {
      const clock = () => new Date(hour * 2 * hourMs);
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
    }
    return cost;
  }).finally(folder.remove);
}
