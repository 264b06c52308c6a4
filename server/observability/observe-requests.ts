import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../http/log.ts';
import { during } from './current-work.ts';
import type { Metrics } from './metrics.ts';

/**
 * Sets the async context (id, log, span) of a request. Runs in preValidation, because parsing the body loses the
 * context.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics | undefined): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('preValidation', (request, reply, done) => {
    const span = trace.getTracer('ultrafibra').startSpan(`${request.method} ${routeOf(request)}`, {
      kind: SpanKind.SERVER,
      startTime: Date.now() - reply.elapsedTime,
      attributes: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'ultrafibra.request_id': request.id,
      },
    });
    spans.set(request, span);
    const work = { requestId: request.id, log: request.log, metrics };
    during(work, () => context.with(trace.setSpan(context.active(), span), done));
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { method } = request;
    metrics?.noteRequest({ method, route: routeOf(request), status, seconds: elapsedTime / 1000 });
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
