import { describe, expect, it } from 'vitest';
import { repeatDelivery } from '../../../server/messages/repeat-delivery.ts';
import { dueMessages } from '../../../server/observability/metrics.ts';
import { backupMark, holdRestored } from '../../../server/outbox/hold-restored.ts';
import type { Outcome } from '../../../server/outbox/outbox-item.ts';
import { maxAttempts } from '../../../server/outbox/retry-delay.ts';
import { hourMs, minuteMs } from '../../../src/brazil/durations.ts';
import { engines } from '../test-server/test-database.ts';
import { codeMessage, openOutbox, taken } from './open-outbox.ts';

const busy = (): Outcome => ({ kind: 'not-taken', reason: 'http 503' });

describe.each(engines)('the outbox on %s', (engine) => {
  it('a due message is sent once, however many workers look for it', async () => {
    const harness = await openOutbox(engine);
    for (let number = 0; number < 12; number++) await harness.put(String(number));
    await Promise.all([1, 2, 3].map(() => harness.workerThat(taken).round()));
    expect(new Set(harness.sent.map(({ id }) => id)).size).toBe(12);
    expect(harness.sent).toHaveLength(12);
    for (const item of await harness.list()) expect(item).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('items that cannot be opened fail, and the ones behind them are sent', async () => {
    const harness = await openOutbox(engine);
    for (let number = 0; number < 6; number++) await harness.put(String(number));
    // Sealed with a key that is gone.
    await harness.change('message_outbox', { message: 'aaaaaaaa.AAAA' });
    harness.pass(1);
    await harness.put('last');
    await harness.workerThat(taken).round();
    expect(harness.sent).toMatchObject([{ data: { code: 'last' } }]);
    const [last, ...lost] = await harness.list();
    expect(last).toMatchObject({ state: 'sent', isReadable: true });
    expect(lost).toHaveLength(6);
    for (const item of lost)
      expect(item).toMatchObject({ state: 'failed', failure: 'unreadable', attempts: 0, isReadable: false });
  });

  it('the pause grows after each failed attempt, and the last one gives up', async () => {
    const harness = await openOutbox(engine);
    await harness.putFor('email', null, 0, 1000 * hourMs);
    const worker = harness.workerThat(busy);
    const waits: number[] = [];
    for (let attempt = 1; attempt < maxAttempts; attempt++) {
      await worker.round();
      await worker.round();
      expect(harness.sent).toHaveLength(attempt);
      const [item] = await harness.list();
      waits.push(Date.parse(item?.dueAt ?? '') - harness.clock().getTime());
      harness.pass(6 * hourMs);
    }
    for (const [at, wait] of waits.entries()) {
      const whole = Math.min(30_000 * 4 ** at, 6 * hourMs);
      expect(wait).toBeGreaterThanOrEqual(whole / 2);
      expect(wait).toBeLessThanOrEqual(whole);
    }
    await worker.round();
    expect(await harness.list()).toMatchObject([
      { state: 'failed', failure: 'http 503', attempts: maxAttempts },
    ]);
    expect(new Set(harness.sent.map(({ id }) => id)).size).toBe(1);
  });

  it('a message waits as long as the service asks, a day at the most', async () => {
    for (const [asked, waits] of [
      [7 * minuteMs, 7 * minuteMs],
      [72 * hourMs, 24 * hourMs],
    ] as const) {
      const harness = await openOutbox(engine);
      await harness.putFor('email');
      await harness.workerThat(() => ({ kind: 'not-taken', reason: 'http 429', retryAfter: asked })).round();
      const [item] = await harness.list();
      expect(Date.parse(item?.dueAt ?? '') - harness.clock().getTime()).toBe(waits);
    }
  });

  it('a message that may have been sent is shown as uncertain and not repeated by itself', async () => {
    const harness = await openOutbox(engine);
    await harness.put();
    await harness.workerThat(() => ({ kind: 'unknown', reason: 'http timeout' })).round();
    harness.pass(1000);
    await harness.put('2');
    await harness
      .workerThat(() => {
        throw new Error('broken');
      })
      .round();
    harness.pass(5 * minuteMs);
    await harness.workerThat(taken).round();
    expect(harness.sent).toHaveLength(2);
    expect(await harness.list()).toMatchObject([
      { state: 'uncertain', failure: 'sender failed' },
      { state: 'uncertain', failure: 'http timeout' },
    ]);
    expect(harness.failures).toHaveLength(1);
  });

  it('a message claimed by a dead process becomes uncertain and is not sent again', async () => {
    const harness = await openOutbox(engine);
    await harness.put();
    const never = new Promise<Outcome>(() => {});
    void harness.workerThat(() => never).round();
    await expect.poll(() => harness.sent.length).toBe(1);
    harness.pass(4 * minuteMs);
    await harness.workerThat(taken).round();
    expect(await harness.list()).toMatchObject([{ state: 'sending' }]);
    harness.pass(minuteMs);
    await harness.workerThat(taken).round();
    expect(harness.sent).toHaveLength(1);
    expect(await harness.list()).toMatchObject([{ state: 'uncertain', failure: 'process ended' }]);
  });

  it('a message claimed by a dead process is sent again where the receiver knows its id', async () => {
    const harness = await openOutbox(engine);
    const id = await harness.putFor('webhook');
    void harness.workerThat(() => new Promise<Outcome>(() => {})).round();
    await expect.poll(() => harness.sent.length).toBe(1);
    harness.pass(5 * minuteMs);
    await harness.workerThat(taken).round();
    expect(harness.sent.map((item) => item.id)).toEqual([id, id]);
    expect(await harness.list()).toMatchObject([{ state: 'sent', attempts: 2, failure: null }]);
  });

  it('the late result of a slow sender counts, unless a person has repeated the message', async () => {
    for (const isRepeated of [false, true]) {
      const harness = await openOutbox(engine);
      const id = await harness.putFor('email');
      const slow = Promise.withResolvers<Outcome>();
      const sending = harness.workerThat(() => slow.promise).round();
      await expect.poll(() => harness.sent.length).toBe(1);
      harness.pass(5 * minuteMs);
      await harness.workerThat(taken).round();
      if (isRepeated) {
        await harness.database.write((db) => repeatDelivery(harness.outbox, db, id ?? '', harness.clock()));
        await harness.workerThat(taken).round();
      }
      slow.resolve({ kind: 'refused', reason: 'smtp 550' });
      await sending;
      expect(await harness.list()).toMatchObject([{ state: isRepeated ? 'sent' : 'failed' }]);
      expect(harness.sent).toHaveLength(isRepeated ? 2 : 1);
    }
  });

  it('each attempt is stored with its time, duration and result', async () => {
    const harness = await openOutbox(engine);
    const id = (await harness.putFor('email')) ?? '';
    const began = harness.clock().toISOString();
    await harness
      .workerThat(() => {
        harness.pass(1500);
        return busy();
      })
      .round();
    harness.pass(hourMs);
    const again = harness.clock().toISOString();
    await harness.workerThat(() => ({ kind: 'shown' })).round();
    expect(await harness.list()).toMatchObject([{ state: 'shown', failure: null }]);
    expect(await harness.database.read((db) => harness.outbox.attempts(db, id))).toEqual([
      {
        at: began,
        milliseconds: 1500,
        channel: 'email',
        outcome: 'not-taken',
        reason: 'http 503',
        reply: null,
      },
      { at: again, milliseconds: 0, channel: 'email', outcome: 'shown', reason: null, reply: null },
    ]);
  });

  it('a later delivery status is noted by our id or the service’s, and "read" is final', async () => {
    const harness = await openOutbox(engine);
    const note = (told: Parameters<typeof harness.outbox.noteDelivery>[1]) =>
      harness.database.write((db) => harness.outbox.noteDelivery(db, told, harness.clock()));
    const id = (await harness.putFor('email')) ?? '';
    harness.pass(1);
    await harness.putFor('sms');
    await harness
      .workerThat(() => ({ kind: 'taken', providerId: `theirs-${harness.sent.at(-1)?.channel}` }))
      .round();
    const failure: Outcome = { kind: 'refused', reason: 'no such number' };
    await note({ channel: 'sms', id: undefined, providerId: 'theirs-sms', status: 'failed', failure });
    await note({ channel: 'email', id, providerId: 'theirs-email', status: 'read' });
    await note({ channel: 'email', id, providerId: 'theirs-email', status: 'delivered' });
    expect(await harness.list()).toMatchObject([
      { channel: 'sms', state: 'failed', delivery: 'failed', failure: 'no such number' },
      { channel: 'email', state: 'sent', delivery: 'read', failure: null },
    ]);
  });

  it('overdue messages are counted by channel', async () => {
    const harness = await openOutbox(engine);
    const since = harness.clock().toISOString();
    await harness.putFor('email');
    harness.pass(minuteMs);
    await harness.putFor('email');
    await harness.putFor('webhook');
    await harness.putFor('sms', null, 1);
    expect(await harness.database.read((db) => dueMessages(db, harness.clock()))).toHaveLength(2);
    expect(await harness.database.read((db) => dueMessages(db, harness.clock()))).toEqual(
      expect.arrayContaining([
        { channel: 'email', many: 2, since },
        { channel: 'webhook', many: 1, since: harness.clock().toISOString() },
      ]),
    );
  });

  it('a restored backup holds back messages that may have been sent since, and no others', async () => {
    const harness = await openOutbox(engine);
    const ids = {
      due: await harness.putFor('email'),
      known: await harness.putFor('webhook'),
      later: await harness.putFor('email', null, hourMs),
    };
    const restore = () => holdRestored(harness.database, harness.clock());
    expect(await restore()).toBe(0);
    const made = { name: backupMark, value: harness.clock().toISOString() };
    await harness.database.write((db) => db.insertInto('settings').values(made).execute());
    expect(await restore()).toBe(1);
    const items = await harness.list();
    const stateOf = (id: string | null) => items.find((item) => item.id === id)?.state;
    expect(stateOf(ids.due)).toBe('uncertain');
    expect(items.find(({ id }) => id === ids.due)?.failure).toBe('from a backup');
    expect([stateOf(ids.known), stateOf(ids.later)]).toEqual(['waiting', 'waiting']);
    harness.pass(2 * hourMs);
    expect(await restore()).toBe(0);
  });

  it('a message name can be used again once its message was sent and withdrawn', async () => {
    const harness = await openOutbox(engine);
    await harness.put('1', 'code of a lead');
    await harness.workerThat(taken).round();
    await harness.put('2', 'code of a lead');
    expect(await harness.list()).toHaveLength(1);
    await harness.database.write((db) => harness.outbox.withdraw(db, 'code of a lead'));
    harness.pass(1);
    await harness.put('3', 'code of a lead');
    expect(await harness.list()).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
    await harness.database.write((db) => harness.outbox.forgetLead(db, 'nobody’s'));
    expect(await harness.list()).toHaveLength(2);
  });

  it('a sent message can be repeated only where the receiver knows the id, and an ended one never', async () => {
    const harness = await openOutbox(engine);
    const repeat = (id: string | null) =>
      harness.database.write((db) => repeatDelivery(harness.outbox, db, id ?? '', harness.clock()));
    const event = await harness.putFor('webhook');
    const mail = await harness.putFor('email');
    await harness.workerThat(taken).round();
    expect([await repeat(mail), await repeat(event)]).toEqual(['nothing', 'repeated']);
    harness.pass(24 * hourMs - 1);
    await harness.workerThat(() => ({ kind: 'refused', reason: 'http 410' })).round();
    expect(harness.sent.filter(({ id }) => id === event)).toHaveLength(2);
    harness.pass(24 * hourMs + 1);
    expect(await repeat(event)).toBe('nothing');
  });

  it('a message repeated by a person keeps its id', async () => {
    const harness = await openOutbox(engine);
    await harness.put();
    await harness.workerThat(() => ({ kind: 'refused', reason: 'smtp 550' })).round();
    const [item] = await harness.list();
    const id = item?.id ?? '';
    const until = () => new Date(harness.clock().getTime() + hourMs);
    const repeat = () =>
      harness.database.write((db) =>
        harness.outbox.repeat(db, id, { channel: undefined, sendUntil: until() }, harness.clock()),
      );
    expect(item).toMatchObject({ state: 'failed', failure: 'smtp 550' });
    harness.pass(hourMs);
    expect(await repeat()).toBe(true);
    expect(await repeat()).toBe(false);
    await harness.workerThat(taken).round();
    expect(harness.sent.map((sent) => sent.id)).toEqual([id, id]);
    expect(await harness.list()).toMatchObject([{ state: 'sent', failure: null }]);
    expect(await repeat()).toBe(false);
  });

  it('a message that is no longer of use is not sent', async () => {
    const harness = await openOutbox(engine);
    await harness.put();
    harness.pass(10 * minuteMs);
    await harness.workerThat(taken).round();
    expect(harness.sent).toEqual([]);
    expect(await harness.list()).toMatchObject([{ state: 'failed', failure: 'too late', attempts: 0 }]);
  });

  it('disturbing messages wait until the quiet hours end, expected ones do not', async () => {
    const harness = await openOutbox(engine, { from: 21, to: 8 });
    harness.pass(10 * hourMs);
    await harness.put();
    await harness.database.write((db) =>
      harness.messages.put(
        db,
        {
          kind: 'coverage-here',
          to: { email: 'ana@exemplo.com.br' },
          data: { city: 'Rio Branco', url: 'https://loja.example/' },
          leadId: null,
        },
        harness.clock(),
      ),
    );
    const worker = harness.workerThat(taken);
    await worker.round();
    expect(harness.sent.map(({ kind }) => kind)).toEqual(['collaborator-code']);
    harness.pass(10 * hourMs);
    await worker.round();
    expect(harness.sent.map(({ kind }) => kind)).toEqual(['collaborator-code', 'coverage-here']);
  });

  it('a message name is stored once, and a rolled-back transaction stores none', async () => {
    const harness = await openOutbox(engine);
    await harness.put('1', 'code of a lead');
    await harness.put('2', 'code of a lead');
    const failing = harness.database.write(async (db) => {
      await harness.messages.put(db, codeMessage('3'), harness.clock());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await harness.list()).map(({ data }) => data)).toEqual([{ code: '1' }]);
    await harness.database.write((db) => harness.outbox.withdraw(db, 'code of a lead'));
    expect(await harness.list()).toEqual([]);
  });

  it('the worker looks again after each round and sends nothing once stopped', async () => {
    const harness = await openOutbox(engine);
    const worker = harness.workerThat(taken);
    worker.start();
    await harness.put('1');
    harness.jobs.shift()?.();
    await expect.poll(() => harness.jobs.length).toBe(1);
    expect(harness.sent).toHaveLength(1);
    await harness.put('2');
    await worker.stop();
    expect(harness.jobs).toEqual([]);
    await worker.round();
    expect(harness.sent).toHaveLength(1);
  });

  it('a message without a configured channel stays waiting', async () => {
    const harness = await openOutbox(engine);
    const put = harness.messages.put;
    const data = { url: 'https://loja.example/', until: '24/11/2026' };
    await harness.database.write((db) =>
      put(db, { kind: 'lead-link', to: { phone: '11987654321' }, data, leadId: null }, harness.clock()),
    );
    await harness.workerThat(taken).round();
    expect(harness.sent).toEqual([]);
    expect(await harness.list()).toMatchObject([{ channel: 'whatsapp', state: 'waiting', attempts: 0 }]);
  });
});
