import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs a job in a tracing span; a no-op without tracing. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  job: () => Promise<T>,
  kind = SpanKind.INTERNAL,
) {
  return trace.getTracer('ultrafibra').startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await job();
    } catch (error) {
      // The error's name only, because messages quote the input.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : '' });
      throw error;
    } finally {
      span.end();
    }
  });
}
