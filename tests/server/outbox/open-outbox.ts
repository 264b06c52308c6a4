import { outboxClaims } from '../../../server/outbox/outbox-claims.ts';
import {
  type Channel,
  channels,
  type OutboxItem,
  type Outcome,
  type Sender,
  type Senders,
} from '../../../server/outbox/outbox-item.ts';
import { type OnBehalfOf, outboxWorker } from '../../../server/outbox/outbox-worker.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import type { Timer } from '../../../server/runtime/timer.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import type { Engine } from '../test-server/test-database.ts';

type Answer = (item: OutboxItem) => Outcome | Promise<Outcome>;

export const codeMessage = (code: string) =>
  ({
    kind: 'collaborator-code',
    to: { email: 'ana@timbrasil.com.br' },
    data: { code },
    leadId: null,
  }) as const;

/** An outbox with a real database, a manual clock and timer, and fake senders. */
export async function openOutbox(
  engine: Engine,
  quietHours = { from: 0, to: 0 },
  sending: readonly Channel[] = ['email', 'sms', 'webhook'],
) {
  const server = await openTestServer({ engine, channelSettings: { setUp: new Set(channels), quietHours } });
  const { database, protection, now: clock } = server;
  const { outbox, messages } = server.repositories;
  const sent: OutboxItem[] = [];
  const failures: unknown[] = [];
  const jobs: (() => void)[] = [];
  const timer: Timer = {
    after: (_milliseconds, job) => {
      jobs.push(job);
      return () => {
        jobs.splice(jobs.indexOf(job), 1);
      };
    },
  };
  const answering =
    (outcome: Answer): Sender =>
    async (item) => {
      sent.push(item);
      return outcome(item);
    };
  const workerWith = (senders: Senders, onBehalfOf?: OnBehalfOf) =>
    outboxWorker({
      database,
      claims: outboxClaims(protection, systemRandom, ['whatsapp']),
      senders,
      clock,
      timer,
      failed: (error) => void failures.push(error),
      ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    });
  const workerThat = (outcome: Answer, onBehalfOf?: OnBehalfOf) =>
    workerWith(Object.fromEntries(sending.map((channel) => [channel, answering(outcome)])), onBehalfOf);
  const put = (code = '123456', once?: string) =>
    database.write((db) => messages.put(db, { ...codeMessage(code), ...(once && { once }) }, clock()));
  /** Enqueues an item for a channel that is valid for a day, or for as long as is said. */
  const putFor = (channel: Channel, leadId: string | null = null, dueIn = 0, validFor = dayMs) => {
    const at = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
    const dates = { dueAt: at(dueIn), sendUntil: at(dueIn + validFor), endsAt: at(dueIn + 2 * validFor) };
    const item = { kind: channel, channel, to: 'a@b.example', data: {}, leadId, ...dates };
    return database.write((db) => outbox.put(db, item, clock()));
  };

  return {
    ...{ ...server, outbox, messages, sent, failures, clock, jobs, workerThat, workerWith, put, putFor },
    list: server.outbox,
    pass: (milliseconds: number) => server.pass({ milliseconds }),
  };
}

export const taken = (): Outcome => ({ kind: 'taken' });
