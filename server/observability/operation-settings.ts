import * as z from 'zod/mini';
import { address } from '../runtime/setting-shapes.ts';

export const operationVariables = {
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http://collector.example:4318'),
  OTEL_SERVICE_NAME: z._default(z.string(), 'ultrafibra'),
  MAX_IN_FLIGHT: z.pipe(
    z._default(z.string(), '200').check(z.regex(/^[1-9]\d{0,4}$/, 'must be a number of calls')),
    z.transform(Number),
  ),
  DRAIN_SECONDS: z.pipe(
    z._default(z.string(), '0').check(z.regex(/^[0-5]?\d$/, 'must be 0 to 59')),
    z.transform(Number),
  ),
};

const variables = z.object(operationVariables);

export type OperationSettings = ReturnType<typeof readOperationSettings>;

export function readOperationSettings(given: z.output<typeof variables>) {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return {
    /** Token that gives access to the metrics; without one they are off. */
    metricsToken: given.METRICS_TOKEN,
    traces: endpoint === undefined ? undefined : { endpoint, serviceName: given.OTEL_SERVICE_NAME },
    /** Seconds during which the process still responds after a stop signal, so that load balancers notice. */
    drainSeconds: given.DRAIN_SECONDS,
    maxInFlight: given.MAX_IN_FLIGHT,
  };
}
