import * as z from 'zod/mini';

const isCollector = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** How the process is watched and ended: each may be left out. */
export const operationVariables = {
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.refine(isCollector, 'must be an address like http://collector.example:4318')),
  ),
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

export interface OperationSettings {
  /** Who has it reads the figures of the process; without one nobody does. */
  readonly metricsToken: string | undefined;
  /** Where traces go. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | undefined;
  /** How long the process goes on answering after it was told to end, so that a load balancer can take notice. */
  readonly drainSeconds: number;
  /** How many calls are worked on at once before others are sent away. */
  readonly maxInFlight: number;
}

export function readOperationSettings(given: z.output<typeof variables>): OperationSettings {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  return {
    metricsToken: given.METRICS_TOKEN,
    traces: endpoint === undefined ? undefined : { endpoint, serviceName: given.OTEL_SERVICE_NAME },
    drainSeconds: given.DRAIN_SECONDS,
    maxInFlight: given.MAX_IN_FLIGHT,
  };
}
