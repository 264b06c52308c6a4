import { lookUp } from '../../src/contract/look-up.ts';
import type { Database } from '../database/database.ts';
import { type ServiceClientSettings, serviceClient } from '../gateways/service-client.ts';
import { handoverSender } from '../orders/handover/order-handover.ts';
import type { Sender } from '../outbox/outbox-item.ts';
import type { RenewalContext } from './renewal-context.ts';
import { renewalHandoverSender } from './renewal-handover.ts';

interface Parts extends Pick<RenewalContext, 'repositories' | 'clock' | 'siteUrl'> {
  readonly database: Database;
}

/** Sends handovers to the carrier's system, one call per kind. */
export function openHandovers(settings: ServiceClientSettings, parts: Parts): Sender {
  const service = serviceClient(settings);
  const senders: Readonly<Record<string, Sender>> = {
    'order-handover': handoverSender({ service, ...parts }),
    'renewal-handover': renewalHandoverSender({ service, ...parts, ...parts.repositories }),
  };
  return async (item) =>
    (await lookUp(senders, item.kind)?.(item)) ?? { kind: 'refused', reason: 'unknown kind' };
}
