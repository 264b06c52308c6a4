import type { Database } from '../database/database.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { observedDatabase } from './observed-database.ts';
import type { OperationSettings } from './operation-settings.ts';
import { startTracing } from './start-tracing.ts';

interface Observed {
  readonly database: Database;
  readonly metrics: Metrics | undefined;
  readonly figures: { readonly metrics: Metrics; readonly token: string } | undefined;
  stop(): Promise<void>;
}

/** Starts metrics and tracing if configured. */
export async function observe(
  database: Database,
  { metricsToken: token, traces }: OperationSettings,
  clock: () => Date,
): Promise<Observed> {
  const stop = traces === undefined ? undefined : await startTracing(traces.endpoint, traces.serviceName);
  const metrics = token === undefined ? undefined : createMetrics({ database, clock });
  return {
    database: stop === undefined && metrics === undefined ? database : observedDatabase(database, metrics),
    metrics,
    figures: token === undefined || metrics === undefined ? undefined : { metrics, token },
    stop: async () => stop?.(),
  };
}
