import type { Database } from '../database/database.ts';
import { repeatedJob } from '../runtime/repeated-job.ts';
import type { Timer } from '../runtime/timer.ts';
import type { Claimed, OutboxClaims } from './outbox-claims.ts';
import { channels, type Outcome, type Senders } from './outbox-item.ts';

/** Polling interval in milliseconds, and number of items sent in parallel. */
const pause = 2000;
const batchSize = 5;

/** Logs the outcome of a delivery under the id of the request that caused it. */
export type OnBehalfOf = (claimed: Claimed, deliver: () => Promise<Outcome>) => Promise<Outcome>;

/** Polls the outbox and sends due items. Several workers may share one database. */
export function outboxWorker(options: {
  database: Database;
  claims: OutboxClaims;
  senders: Senders;
  clock: () => Date;
  timer: Timer;
  failed: (error: unknown) => void;
  onBehalfOf?: OnBehalfOf;
}) {
  const { database, claims, senders, clock, timer, failed } = options;
  const onBehalfOf = options.onBehalfOf ?? ((_claimed, deliver) => deliver());
  const configured = channels.filter((channel) => senders[channel] !== undefined);
  let stopped = false;

  const deliver = async ({ item }: Claimed): Promise<Outcome> => {
    const sender = senders[item.channel];
    if (sender === undefined) return { kind: 'not-taken', reason: 'not set up' };
    return sender(item).catch((error: unknown) => {
      failed(error);
      return { kind: 'unknown', reason: 'sender failed' };
    });
  };

  const send = async (id: string): Promise<void> => {
    const claimed = await database.write((db) => claims.claim(db, id, clock()));
    if (!claimed) return;
    const outcome = await onBehalfOf(claimed, () => deliver(claimed));
    await database.write((db) => claims.settle(db, claimed, outcome, clock()));
  };

  const round = async (): Promise<void> => {
    if (await database.read((db) => claims.hasAbandoned(db, clock())))
      await database.write((db) => claims.markAbandoned(db, clock()));
    for (const id of await database.read((db) => claims.undelivered(db, clock())))
      await database.write((db) => claims.moveUndelivered(db, id, clock()));
    while (!stopped) {
      const due = await database.read((db) => claims.due(db, configured, batchSize, clock()));
      if (due.length === 0) return;
      await Promise.all(due.map(send));
    }
  };

  const job = repeatedJob({ round, pause, timer, failed });
  return {
    round,
    start: job.start,
    /** Claims no more items and waits for running deliveries. */
    stop: async (): Promise<void> => {
      stopped = true;
      await job.stop();
    },
  };
}
