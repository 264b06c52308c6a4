import { outboxClaims } from '../../../server/outbox/outbox-claims.ts';
import type { Senders } from '../../../server/outbox/outbox-item.ts';
import { outboxWorker } from '../../../server/outbox/outbox-worker.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import type { TestServer } from './open-test-server.ts';

const thrown = (error: unknown): void => {
  throw error;
};

/** Sends what waits in the outbox when the test says so. */
export const openWorker = ({ database, protection, now }: TestServer, senders: Senders, failed = thrown) =>
  outboxWorker({
    database,
    claims: outboxClaims(protection, systemRandom),
    senders,
    clock: now,
    timer: { after: () => () => undefined },
    failed,
  });
