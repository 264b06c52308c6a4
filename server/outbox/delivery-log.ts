import { during, type Work } from '../observability/current-work.ts';
import { inSpan } from '../observability/in-span.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { OnBehalfOf } from './outbox-worker.ts';

interface DeliveryLogger {
  child(bound: { reqId: string }): Work['log'];
}

/** Logs each delivery attempt under the id of the request that caused it. */
export const deliveryLog =
  (log: DeliveryLogger, metrics: Metrics | undefined): OnBehalfOf =>
  async ({ item, attempts, requestId }, deliver) => {
    const reqId = requestId ?? item.id;
    const { kind, channel } = item;
    const work = { requestId: reqId, log: log.child({ reqId }), metrics };
    return during(work, () =>
      inSpan(`deliver ${channel}`, { 'ultrafibra.request_id': reqId }, async () => {
        const startedAt = performance.now();
        const outcome = await deliver();
        const ms = Math.round(performance.now() - startedAt);
        metrics?.noteDelivery({ channel, outcome: outcome.kind });
        const reason = 'reason' in outcome && { reason: outcome.reason };
        work.log.info({ kind, channel, attempts, outcome: outcome.kind, ...reason, ms }, 'delivery');
        return outcome;
      }),
    );
  };
