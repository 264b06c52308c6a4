import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** One step of a trace. Without tracing it costs a function call. */
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
      // Without its words: they quote what was given.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : '' });
      throw error;
    } finally {
      span.end();
    }
  });
}
