import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { repeatDelivery } from '../../../server/messages/repeat-delivery.ts';
import type { Channel, Outcome } from '../../../server/outbox/outbox-item.ts';
import { dayMs, minuteMs } from '../../../src/brazil/durations.ts';
import { openOutbox } from './open-outbox.ts';

const channels = ['whatsapp', 'sms', 'email'] as const;
const outcomes: readonly Outcome[] = [
  { kind: 'taken' },
  { kind: 'refused', reason: 'x' },
  { kind: 'refused', reason: 'x', isFinal: true },
  { kind: 'not-taken', reason: 'x' },
  { kind: 'not-taken', reason: 'x', untilFixed: true },
  { kind: 'unknown', reason: 'x' },
];

const failures: readonly Outcome[] = outcomes.filter(
  ({ kind }) => kind === 'refused' || kind === 'not-taken',
);

interface Sending {
  readonly channel: Channel;
  readonly providerId: string;
  mayHaveArrived: boolean;
}

interface World {
  readonly harness: Awaited<ReturnType<typeof openOutbox>>;
  readonly id: string;
  readonly sendings: Sending[];
}

type Step = (world: World) => Promise<void>;

const round = fc.record({ outcome: fc.constantFrom(...outcomes), minutes: fc.nat(20) }).map(
  ({ outcome, minutes }): Step =>
    async ({ harness, sendings }) => {
      harness.pass(minutes * minuteMs);
      const worker = harness.workerThat(({ channel, to }) => {
        expect(to).toBe(channel);
        expect(sendings.filter((one) => one.channel === channel && one.mayHaveArrived)).toEqual([]);
        const providerId = `${channel} ${sendings.length}`;
        const mayHaveArrived = outcome.kind === 'taken' || outcome.kind === 'unknown';
        sendings.push({ channel, providerId, mayHaveArrived });
        return outcome.kind === 'taken' ? { ...outcome, providerId } : outcome;
      });
      await worker.round();
    },
);

const report = fc.record({ of: fc.nat(5), failure: fc.constantFrom(undefined, ...failures) }).map(
  ({ of, failure }): Step =>
    async ({ harness: { database, outbox, clock }, id, sendings }) => {
      const sending = sendings[of];
      if (sending?.channel !== 'whatsapp' || !sending.mayHaveArrived) return;
      const { channel, providerId } = sending;
      const told = { id, channel, providerId, status: failure ? 'failed' : 'sent', failure };
      await database.write((db) => outbox.noteDelivery(db, told, clock()));
      if (failure) sending.mayHaveArrived = false;
    },
);

const person = fc.constantFrom(...channels).map(
  (channel): Step =>
    async ({ harness: { database, outbox, clock }, id, sendings }) => {
      const item = await database.read((db) => outbox.find(db, id, clock()));
      const outcome = await database.write((db) => repeatDelivery(outbox, db, id, clock(), channel));
      // Who sends an uncertain message by its own channel again has asked the customer.
      const isKnown = outcome === 'repeated' && item?.state === 'uncertain' && item.channel === channel;
      for (const sending of sendings)
        if (isKnown && sending.channel === channel) sending.mayHaveArrived = false;
    },
);

it('no content goes twice by a channel that may have delivered it, whatever channels, reports and people do', async () => {
  const harness = await openOutbox('SQLite', undefined, channels);
  const { database, outbox, clock } = harness;
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const chain = { ways: channels.map((channel) => ({ channel, to: channel })), within: 5 * minuteMs };
  const item = { kind: 'any', channel: 'whatsapp', to: 'whatsapp', data: {}, leadId: null, chain } as const;
  const steps = fc.array(fc.oneof(round, report, person), { minLength: 2, maxLength: 14 });
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await database.write((db) => db.deleteFrom('message_outbox').execute());
      const dates = { dueAt: clock(), sendUntil: later(dayMs), endsAt: later(2 * dayMs) };
      const id = await database.write((db) => outbox.put(db, { ...item, ...dates }, clock()));
      const world = { harness, id: id ?? '', sendings: [] };
      for (const take of taken) await take(world);
      expect(harness.failures).toEqual([]);
      sent += world.sendings.length;
    }),
  );
  expect(sent).toBeGreaterThan(20);
}, 120_000);
