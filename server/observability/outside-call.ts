import { context, propagation, SpanKind } from '@opentelemetry/api';
import { currentWork } from './current-work.ts';
import { inSpan } from './in-span.ts';

export async function outsideCall<T>(
  service: string,
  outcomeOf: (answer: T) => string,
  call: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const note = (outcome: string) => {
    const ms = performance.now() - startedAt;
    const work = currentWork();
    work?.metrics?.noteOutsideCall({ service, outcome, seconds: ms / 1000 });
    work?.log.info({ service, outcome, ms: Math.round(ms) }, 'asked outside');
  };
  return inSpan(
    `ask ${service}`,
    { 'peer.service': service },
    async () => {
      try {
        const answer = await call();
        note(outcomeOf(answer));
        return answer;
      } catch (error) {
        note('failed');
        throw error;
      }
    },
    SpanKind.CLIENT,
  );
}

/** Headers that propagate the trace context; empty without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
