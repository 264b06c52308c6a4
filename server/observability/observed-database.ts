import type { Database } from '../database/database.ts';
import { inSpan } from './in-span.ts';
import type { Metrics } from './metrics.ts';

export function observedDatabase(database: Database, metrics: Metrics | undefined): Database {
  return {
    ...database,
    read: (job) => inSpan('database read', {}, () => database.read(job)),
    write: (job) =>
      inSpan('database write', {}, async () => {
        const startedAt = performance.now();
        const note = (outcome: 'committed' | 'failed') =>
          metrics?.noteWrite({ outcome, seconds: (performance.now() - startedAt) / 1000 });
        try {
          const result = await database.write(job);
          note('committed');
          return result;
        } catch (error) {
          note('failed');
          throw error;
        }
      }),
  };
}
