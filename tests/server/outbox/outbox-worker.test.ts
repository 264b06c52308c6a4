import { describe, expect, it } from 'vitest';
import { attemptsOf } from '../../../server/outbox/delivery-attempts.ts';
import { dueMessages } from '../../../server/outbox/due-messages.ts';
import { backupMark, holdRestored } from '../../../server/outbox/hold-restored.ts';
import type { Outcome } from '../../../server/outbox/outbox-item.ts';
import { repeatDelivery } from '../../../server/outbox/repeat-delivery.ts';
import { maxAttempts } from '../../../server/outbox/retry-delay.ts';
import { hourMs, minuteMs } from '../../../src/brazil/durations.ts';
import { engines } from '../test-server/test-database.ts';
import { openOutbox, taken } from './outbox-floor.ts';

const busy = (): Outcome => ({ kind: 'not-taken', reason: 'http 503' });

describe.each(engines)('the outbox on %s', (engine) => {
  it('a due message is sent once, however many workers look for it', async () => {
    const floor = await openOutbox(engine);
    for (let number = 0; number < 12; number++) await floor.put(String(number));
    await Promise.all([1, 2, 3].map(() => floor.workerThat(taken).round()));
    expect(new Set(floor.sent.map(({ id }) => id)).size).toBe(12);
    expect(floor.sent).toHaveLength(12);
    for (const item of await floor.list()) expect(item).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('the pause grows after each failed attempt, and the last one gives up', async () => {
    const floor = await openOutbox(engine);
    await floor.database.write((db) =>
      floor.outbox.put(
        db,
        {
          kind: 'any',
          channel: 'email',
          to: 'a@b.example',
          data: {},
          leadId: null,
          dueAt: floor.clock(),
          sendUntil: new Date(floor.clock().getTime() + 1000 * hourMs),
          endsAt: new Date(floor.clock().getTime() + 2000 * hourMs),
        },
        floor.clock(),
      ),
    );
    const worker = floor.workerThat(busy);
    const waits: number[] = [];
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      await worker.round();
      await worker.round();
      expect(floor.sent).toHaveLength(attempt);
      const [item] = await floor.list();
      waits.push(Date.parse(item?.dueAt ?? '') - floor.clock().getTime());
      floor.pass(6 * hourMs);
    }
    for (const [at, wait] of waits.entries()) {
      const whole = Math.min(30_000 * 4 ** at, 6 * hourMs);
      expect(wait).toBeGreaterThanOrEqual(whole / 2);
      expect(wait).toBeLessThanOrEqual(whole);
    }
    await worker.round();
    expect(await floor.list()).toMatchObject([
      { state: 'failed', failure: 'http 503', attempts: maxAttempts },
    ]);
    expect(new Set(floor.sent.map(({ id }) => id)).size).toBe(1);
  });

  it('a message waits as long as the service asks', async () => {
    const floor = await openOutbox(engine);
    await floor.put();
    const asked = 7 * minuteMs;
    await floor.workerThat(() => ({ kind: 'not-taken', reason: 'http 429', retryAfter: asked })).round();
    floor.pass(asked - 1);
    await floor.workerThat(taken).round();
    expect(floor.sent).toHaveLength(1);
    floor.pass(1);
    await floor.workerThat(taken).round();
    expect(await floor.list()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('a message that may have been sent is shown as uncertain and not repeated by itself', async () => {
    const floor = await openOutbox(engine);
    await floor.put();
    await floor.workerThat(() => ({ kind: 'unknown', reason: 'http timeout' })).round();
    floor.pass(1000);
    await floor.put('2');
    await floor
      .workerThat(() => {
        throw new Error('broken');
      })
      .round();
    floor.pass(5 * minuteMs);
    await floor.workerThat(taken).round();
    expect(floor.sent).toHaveLength(2);
    expect(await floor.list()).toMatchObject([
      { state: 'uncertain', failure: 'sender failed' },
      { state: 'uncertain', failure: 'http timeout' },
    ]);
    expect(floor.failures).toHaveLength(1);
  });

  it('a message claimed by a dead process becomes uncertain and is not sent again', async () => {
    const floor = await openOutbox(engine);
    await floor.put();
    const never = new Promise<Outcome>(() => {});
    void floor.workerThat(() => never).round();
    await expect.poll(() => floor.sent.length).toBe(1);
    floor.pass(4 * minuteMs);
    await floor.workerThat(taken).round();
    expect(await floor.list()).toMatchObject([{ state: 'sending' }]);
    floor.pass(minuteMs);
    await floor.workerThat(taken).round();
    expect(floor.sent).toHaveLength(1);
    expect(await floor.list()).toMatchObject([{ state: 'uncertain', failure: 'process ended' }]);
  });

  it('a message claimed by a dead process is sent again where the receiver knows its id', async () => {
    const floor = await openOutbox(engine);
    const id = await floor.putFor('webhook');
    void floor.workerThat(() => new Promise<Outcome>(() => {})).round();
    await expect.poll(() => floor.sent.length).toBe(1);
    floor.pass(5 * minuteMs);
    await floor.workerThat(taken).round();
    expect(floor.sent.map((item) => item.id)).toEqual([id, id]);
    expect(await floor.list()).toMatchObject([{ state: 'sent', attempts: 2, failure: null }]);
  });

  it('the late result of a slow sender counts, unless a person has repeated the message', async () => {
    for (const isRepeated of [false, true]) {
      const floor = await openOutbox(engine);
      const id = await floor.putFor('email');
      const slow = Promise.withResolvers<Outcome>();
      const sending = floor.workerThat(() => slow.promise).round();
      await expect.poll(() => floor.sent.length).toBe(1);
      floor.pass(5 * minuteMs);
      await floor.workerThat(taken).round();
      if (isRepeated) {
        await floor.database.write((db) => repeatDelivery(floor.outbox, db, id ?? '', floor.clock()));
        await floor.workerThat(taken).round();
      }
      slow.resolve({ kind: 'refused', reason: 'smtp 550' });
      await sending;
      expect(await floor.list()).toMatchObject([{ state: isRepeated ? 'sent' : 'failed' }]);
      expect(floor.sent).toHaveLength(isRepeated ? 2 : 1);
    }
  });

  it('each attempt is stored with its time, duration and result', async () => {
    const floor = await openOutbox(engine);
    const id = (await floor.putFor('email')) ?? '';
    const began = floor.clock().toISOString();
    await floor
      .workerThat(() => {
        floor.pass(1500);
        return busy();
      })
      .round();
    floor.pass(hourMs);
    const again = floor.clock().toISOString();
    await floor.workerThat(() => ({ kind: 'shown' })).round();
    expect(await floor.list()).toMatchObject([{ state: 'shown', failure: null }]);
    expect(await floor.database.read((db) => attemptsOf(db, id))).toEqual([
      { at: began, milliseconds: 1500, outcome: 'not-taken', reason: 'http 503' },
      { at: again, milliseconds: 0, outcome: 'shown', reason: null },
    ]);
  });

  it('a service that asks for more than a day is asked again after a day', async () => {
    const floor = await openOutbox(engine);
    await floor.putFor('email');
    await floor
      .workerThat(() => ({ kind: 'not-taken', reason: 'http 429', retryAfter: 72 * hourMs }))
      .round();
    const [item] = await floor.list();
    expect(Date.parse(item?.dueAt ?? '') - floor.clock().getTime()).toBe(24 * hourMs);
  });

  it('a later delivery status is noted by our id or the service’s, and "read" is final', async () => {
    const floor = await openOutbox(engine);
    const note = (told: Parameters<typeof floor.outbox.noteDelivery>[1]) =>
      floor.database.write((db) => floor.outbox.noteDelivery(db, told));
    const id = (await floor.putFor('email')) ?? '';
    floor.pass(1);
    await floor.putFor('sms');
    await floor
      .workerThat(() => ({ kind: 'taken', providerId: `theirs-${floor.sent.at(-1)?.channel}` }))
      .round();
    await note({ id: undefined, providerId: 'theirs-sms', status: 'failed', failure: 'no such number' });
    await note({ id, providerId: 'theirs-email', status: 'read' });
    await note({ id, providerId: 'theirs-email', status: 'delivered' });
    expect(await floor.list()).toMatchObject([
      { channel: 'sms', state: 'failed', delivery: 'failed', failure: 'no such number' },
      { channel: 'email', state: 'sent', delivery: 'read', failure: null },
    ]);
  });

  it('overdue messages are counted by channel', async () => {
    const floor = await openOutbox(engine);
    const since = floor.clock().toISOString();
    await floor.putFor('email');
    floor.pass(minuteMs);
    await floor.putFor('email');
    await floor.putFor('webhook');
    await floor.putFor('sms', null, 1);
    expect(await floor.database.read((db) => dueMessages(db, floor.clock()))).toHaveLength(2);
    expect(await floor.database.read((db) => dueMessages(db, floor.clock()))).toEqual(
      expect.arrayContaining([
        { channel: 'email', many: 2, since },
        { channel: 'webhook', many: 1, since: floor.clock().toISOString() },
      ]),
    );
  });

  it('a restored backup holds back messages that may have been sent since, and no others', async () => {
    const floor = await openOutbox(engine);
    const ids = {
      due: await floor.putFor('email'),
      known: await floor.putFor('webhook'),
      later: await floor.putFor('email', null, hourMs),
    };
    const restore = () => holdRestored(floor.database, floor.clock());
    expect(await restore()).toBe(0);
    const made = { name: backupMark, value: floor.clock().toISOString() };
    await floor.database.write((db) => db.insertInto('settings').values(made).execute());
    expect(await restore()).toBe(1);
    const items = await floor.list();
    const stateOf = (id: string | null) => items.find((item) => item.id === id)?.state;
    expect(stateOf(ids.due)).toBe('uncertain');
    expect(items.find(({ id }) => id === ids.due)?.failure).toBe('from a backup');
    expect([stateOf(ids.known), stateOf(ids.later)]).toEqual(['waiting', 'waiting']);
    floor.pass(2 * hourMs);
    expect(await restore()).toBe(0);
  });

  it('a message name can be used again once its message was sent', async () => {
    const floor = await openOutbox(engine);
    await floor.put('1', 'code of a lead');
    await floor.workerThat(taken).round();
    await floor.put('2', 'code of a lead');
    expect(await floor.list()).toHaveLength(1);
    await floor.database.write((db) => floor.outbox.withdraw(db, 'code of a lead'));
    floor.pass(1);
    await floor.put('3', 'code of a lead');
    expect(await floor.list()).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
    await floor.database.write((db) => floor.outbox.forgetLead(db, 'nobody’s'));
    expect(await floor.list()).toHaveLength(2);
  });

  it('a sent message can be repeated only where the receiver knows the id, and an ended one never', async () => {
    const floor = await openOutbox(engine);
    const repeat = (id: string | null) =>
      floor.database.write((db) => repeatDelivery(floor.outbox, db, id ?? '', floor.clock()));
    const event = await floor.putFor('webhook');
    const mail = await floor.putFor('email');
    await floor.workerThat(taken).round();
    expect([await repeat(mail), await repeat(event)]).toEqual(['nothing', 'repeated']);
    floor.pass(24 * hourMs - 1);
    await floor.workerThat(() => ({ kind: 'refused', reason: 'http 410' })).round();
    expect(floor.sent.filter(({ id }) => id === event)).toHaveLength(2);
    floor.pass(24 * hourMs + 1);
    expect(await repeat(event)).toBe('nothing');
  });

  it('a message repeated by a person keeps its id', async () => {
    const floor = await openOutbox(engine);
    await floor.put();
    await floor.workerThat(() => ({ kind: 'refused', reason: 'smtp 550' })).round();
    const [item] = await floor.list();
    const id = item?.id ?? '';
    const until = () => new Date(floor.clock().getTime() + hourMs);
    const repeat = () => floor.database.write((db) => floor.outbox.repeat(db, id, until(), floor.clock()));
    expect(item).toMatchObject({ state: 'failed', failure: 'smtp 550' });
    floor.pass(hourMs);
    expect(await repeat()).toBe(true);
    expect(await repeat()).toBe(false);
    await floor.workerThat(taken).round();
    expect(floor.sent.map((sent) => sent.id)).toEqual([id, id]);
    expect(await floor.list()).toMatchObject([{ state: 'sent', failure: null }]);
    expect(await repeat()).toBe(false);
  });

  it('a message that is no longer of use is not sent', async () => {
    const floor = await openOutbox(engine);
    await floor.put();
    floor.pass(10 * minuteMs);
    await floor.workerThat(taken).round();
    expect(floor.sent).toEqual([]);
    expect(await floor.list()).toMatchObject([{ state: 'failed', failure: 'too late', attempts: 0 }]);
  });

  it('disturbing messages wait until the quiet hours end, expected ones do not', async () => {
    const floor = await openOutbox(engine, { from: 21, to: 8 });
    floor.pass(10 * hourMs);
    await floor.put();
    await floor.database.write((db) =>
      floor.messages.put(
        db,
        {
          kind: 'coverage-here',
          to: { email: 'ana@exemplo.com.br' },
          data: { city: 'Rio Branco', url: 'https://loja.example/' },
          leadId: null,
        },
        floor.clock(),
      ),
    );
    const worker = floor.workerThat(taken);
    await worker.round();
    expect(floor.sent.map(({ kind }) => kind)).toEqual(['collaborator-code']);
    floor.pass(10 * hourMs);
    await worker.round();
    expect(floor.sent.map(({ kind }) => kind)).toEqual(['collaborator-code', 'coverage-here']);
  });

  it('a message name is stored once, and a rolled-back transaction stores none', async () => {
    const floor = await openOutbox(engine);
    await floor.put('1', 'code of a lead');
    await floor.put('2', 'code of a lead');
    const failing = floor.database.write(async (db) => {
      await floor.messages.put(
        db,
        { kind: 'collaborator-code', to: { email: 'b@timbrasil.com.br' }, data: { code: '3' }, leadId: null },
        floor.clock(),
      );
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await floor.list()).map(({ data }) => data)).toEqual([{ code: '1' }]);
    await floor.database.write((db) => floor.outbox.withdraw(db, 'code of a lead'));
    expect(await floor.list()).toEqual([]);
  });

  it('the worker looks again after each round and sends nothing once stopped', async () => {
    const floor = await openOutbox(engine);
    const worker = floor.workerThat(taken);
    worker.start();
    await floor.put('1');
    floor.jobs.shift()?.();
    await expect.poll(() => floor.jobs.length).toBe(1);
    expect(floor.sent).toHaveLength(1);
    await floor.put('2');
    await worker.stop();
    expect(floor.jobs).toEqual([]);
    await worker.round();
    expect(floor.sent).toHaveLength(1);
  });

  it('a message without a configured channel stays waiting', async () => {
    const floor = await openOutbox(engine);
    const put = floor.messages.put;
    const data = { url: 'https://loja.example/', until: '24/11/2026' };
    await floor.database.write((db) =>
      put(db, { kind: 'lead-link', to: { phone: '11987654321' }, data, leadId: null }, floor.clock()),
    );
    await floor.workerThat(taken).round();
    expect(floor.sent).toEqual([]);
    expect(await floor.list()).toMatchObject([{ channel: 'whatsapp', state: 'waiting', attempts: 0 }]);
  });
});
