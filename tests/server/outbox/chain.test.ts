import { describe, expect, it } from 'vitest';
import { repeatDelivery } from '../../../server/messages/repeat-delivery.ts';
import { holdDue } from '../../../server/outbox/hold-restored.ts';
import type { Channel, OutboxItem, Outcome } from '../../../server/outbox/outbox-item.ts';
import { dayMs, hourMs, minuteMs } from '../../../src/brazil/durations.ts';
import { engines } from '../test-server/test-database.ts';
import { openOutbox } from './open-outbox.ts';

const phone = '11987654321';
const email = 'ana@exemplo.com.br';
const within = 5 * minuteMs;
const ways = [
  { channel: 'whatsapp', to: phone },
  { channel: 'sms', to: phone },
  { channel: 'email', to: email },
] as const;

const refused = { kind: 'refused', reason: 'whatsapp 131026' } as const;
const busy = { kind: 'not-taken', reason: 'whatsapp 131056' } as const;
const unknown = { kind: 'unknown', reason: 'http timeout' } as const;

/** A message with a chain of three channels, and what each of them says to it. */
async function openChain(engine: (typeof engines)[number], quietHours?: { from: number; to: number }) {
  const harness = await openOutbox(engine, undefined, ['whatsapp', 'sms', 'email']);
  const { database, outbox, clock } = harness;
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const item = { kind: 'any', data: { code: '1' }, leadId: null, once: 'any' };
  const chain = { ways: [...ways], within, quietHours };
  const dates = { dueAt: clock(), sendUntil: later(dayMs), endsAt: later(2 * dayMs) };
  const put = () => database.write((db) => outbox.put(db, { ...item, ...ways[0], chain, ...dates }, clock()));
  const id = (await put()) ?? '';
  const says: Partial<Record<Channel, Outcome>> = {};
  const answer = ({ channel }: OutboxItem): Outcome => {
    harness.pass(1);
    return says[channel] ?? { kind: 'taken', providerId: `by ${channel}` };
  };
  return {
    ...harness,
    id,
    says,
    worker: harness.workerThat(answer),
    answer,
    by: () => harness.sent.map(({ channel, to }) => [channel, to]),
    item: async () => (await harness.list())[0],
    attempts: async () =>
      (await database.read((db) => outbox.attempts(db, id))).map(({ channel, outcome, reason }) =>
        [channel, outcome, reason].filter(Boolean).join(' '),
      ),
    report: (status: string, failure?: Outcome, providerId = 'by whatsapp') =>
      database.write((db) =>
        outbox.noteDelivery(db, { id, channel: 'whatsapp', providerId, status, failure }, clock()),
      ),
    repeatBy: (channel: Channel) => database.write((db) => repeatDelivery(outbox, db, id, clock(), channel)),
  };
}

describe.each(engines)('a chain of channels on %s', (engine) => {
  it('what a channel refuses goes by the next one, to the address of that channel', async () => {
    const chain = await openChain(engine);
    Object.assign(chain.says, { whatsapp: refused, sms: { kind: 'refused', reason: 'http 400' } });
    await chain.worker.round();
    expect(chain.by()).toEqual(ways.map(({ channel, to }) => [channel, to]));
    expect(await chain.item()).toMatchObject({ state: 'sent', channel: 'email', to: email, failure: null });
    expect(await chain.attempts()).toEqual([
      'whatsapp refused whatsapp 131026',
      'sms refused http 400',
      'email taken',
    ]);
  });

  it('the last channel fails for good, and so does what may go by no other', async () => {
    const chain = await openChain(engine);
    Object.assign(chain.says, { whatsapp: refused, sms: refused, email: refused });
    await chain.worker.round();
    expect(await chain.item()).toMatchObject({ state: 'failed', channel: 'email' });
    const other = await openChain(engine);
    other.says.whatsapp = { ...refused, isFinal: true };
    await other.worker.round();
    expect(await other.item()).toMatchObject({ state: 'failed', channel: 'whatsapp' });
  });

  it('what was not delivered in time goes by the next channel, once, and what was delivered does not', async () => {
    for (const status of ['sent', 'delivered', 'read']) {
      const chain = await openChain(engine);
      await chain.worker.round();
      await chain.report(status);
      chain.pass(within);
      await chain.worker.round();
      expect(chain.by()).toHaveLength(1);
      chain.pass(minuteMs);
      await chain.worker.round();
      chain.pass(hourMs);
      await chain.worker.round();
      const isDelivered = status !== 'sent';
      expect(chain.by()).toEqual([['whatsapp', phone], ...(isDelivered ? [] : [['sms', phone]])]);
      expect(await chain.attempts()).toEqual([
        'whatsapp taken',
        ...(isDelivered ? [] : ['whatsapp undelivered not delivered in time', 'sms taken']),
      ]);
      expect(await chain.repeatBy('whatsapp')).toBe('nothing');
    }
  });

  it('a message that may have arrived holds its chain until a report or a person decides', async () => {
    for (const [status, failure, expected] of [
      [undefined, undefined, { state: 'uncertain', channel: 'whatsapp' }],
      ['delivered', undefined, { state: 'sent', channel: 'whatsapp' }],
      ['failed', refused, { state: 'sent', channel: 'sms' }],
    ] as const) {
      const chain = await openChain(engine);
      chain.says.whatsapp = unknown;
      await chain.worker.round();
      chain.pass(hourMs);
      await chain.worker.round();
      expect(await chain.item()).toMatchObject({ state: 'uncertain', channel: 'whatsapp' });
      if (status) await chain.report(status, failure);
      await chain.worker.round();
      expect(await chain.item()).toMatchObject(expected);
    }
  });

  it('a report that a message was taken settles an uncertain one, which then goes on in its time', async () => {
    const chain = await openChain(engine);
    chain.says.whatsapp = unknown;
    await chain.worker.round();
    await chain.report('sent');
    chain.pass(within + minuteMs);
    await chain.worker.round();
    expect(chain.by()).toEqual([
      ['whatsapp', phone],
      ['sms', phone],
    ]);
  });

  it('a busy channel is asked again until the time for it is over', async () => {
    const chain = await openChain(engine);
    chain.says.whatsapp = busy;
    for (let minutes = 0; minutes < 30; minutes++) {
      await chain.worker.round();
      chain.pass(minuteMs);
    }
    const channels = chain.by().map(([channel]) => channel);
    expect(channels.filter((one) => one === 'whatsapp').length).toBeGreaterThan(1);
    expect(channels.slice(channels.indexOf('sms'))).toEqual(['sms']);
  });

  it('a channel that somebody has to repair is left at once, and the last one is asked until it works', async () => {
    const chain = await openChain(engine);
    const broken = { kind: 'not-taken', reason: 'whatsapp 190', untilFixed: true } as const;
    Object.assign(chain.says, { whatsapp: broken, sms: broken, email: broken });
    await chain.worker.round();
    expect(chain.by()).toHaveLength(3);
    expect(await chain.item()).toMatchObject({ state: 'waiting', channel: 'email', attempts: 1 });
    delete chain.says.email;
    chain.pass(minuteMs);
    await chain.worker.round();
    expect(await chain.item()).toMatchObject({ state: 'sent', channel: 'email' });
  });

  it('a report of an earlier channel, of an earlier sending or a second time changes nothing', async () => {
    const chain = await openChain(engine);
    await chain.worker.round();
    await chain.report('failed', busy);
    await chain.report('failed', busy);
    expect(await chain.item()).toMatchObject({ state: 'waiting', channel: 'whatsapp' });
    chain.pass(minuteMs);
    chain.says.whatsapp = { kind: 'taken', providerId: 'again' };
    await chain.worker.round();
    await chain.report('failed', refused);
    expect(await chain.item()).toMatchObject({ state: 'sent', channel: 'whatsapp' });
    await chain.report('failed', refused, 'again');
    await chain.report('failed', refused, 'again');
    await chain.report('delivered', undefined, 'again');
    expect(await chain.item()).toMatchObject({ state: 'waiting', channel: 'sms', delivery: null });
  });

  it('a message on its way waits at night, unless somebody waits for it', async () => {
    const chain = await openChain(engine, { from: 14, to: 8 });
    await chain.worker.round();
    chain.pass(3 * hourMs);
    await chain.worker.round();
    expect(chain.by()).toHaveLength(1);
    expect(await chain.item()).toMatchObject({ channel: 'sms', dueAt: '2026-11-24T11:00:00.000Z' });
  });

  it('a process that dies between two channels loses nothing and sends nothing twice', async () => {
    for (const isRecorded of [false, true]) {
      const chain = await openChain(engine);
      await chain.worker.round();
      chain.pass(within + minuteMs);
      const { write } = chain.database;
      let writes = 0;
      chain.database.write = (job) =>
        write(async (db) => {
          writes += 1;
          if (isRecorded && writes > 1) throw new Error('killed before the next channel was asked');
          const result = await job(db);
          if (!isRecorded) throw new Error('killed before the move was recorded');
          return result;
        });
      await expect(chain.worker.round()).rejects.toThrow('killed before');
      chain.database.write = write;
      const expected = isRecorded
        ? { state: 'waiting', channel: 'sms' }
        : { state: 'sent', channel: 'whatsapp' };
      expect(await chain.item()).toMatchObject(expected);
      expect(chain.by()).toHaveLength(1);
      await Promise.all([1, 2, 3].map(() => chain.workerThat(chain.answer).round()));
      await chain.worker.round();
      expect(chain.by()).toEqual([
        ['whatsapp', phone],
        ['sms', phone],
      ]);
      expect(await chain.attempts()).toHaveLength(3);
    }
  });

  it('a restored backup and a message that was called off go by no further channel', async () => {
    for (const isRestored of [true, false]) {
      const chain = await openChain(engine);
      await chain.worker.round();
      await chain.database.write(async (db) => {
        if (isRestored) await holdDue(db, chain.clock());
        else await chain.outbox.withdraw(db, 'any');
      });
      chain.pass(hourMs);
      await chain.worker.round();
      expect(chain.by()).toHaveLength(1);
    }
  });

  it('a person sends a message by a channel of their choice, and never by one that may have delivered it', async () => {
    const chain = await openChain(engine);
    await chain.worker.round();
    expect(await chain.repeatBy('whatsapp')).toBe('nothing');
    expect(await chain.repeatBy('webhook')).toBe('nothing');
    expect(await chain.repeatBy('email')).toBe('repeated');
    expect(await chain.repeatBy('sms')).toBe('nothing');
    chain.says.email = { kind: 'refused', reason: 'smtp 550' };
    await chain.worker.round();
    expect(await chain.item()).toMatchObject({ state: 'failed', channel: 'email' });
    expect(await chain.repeatBy('whatsapp')).toBe('nothing');
    expect(await chain.repeatBy('sms')).toBe('repeated');
    chain.says.sms = refused;
    delete chain.says.email;
    await chain.worker.round();
    expect(chain.by().map(([channel]) => channel)).toEqual(['whatsapp', 'email', 'sms', 'email']);
    expect(await chain.item()).toMatchObject({ state: 'sent', channel: 'email' });
  });
});
