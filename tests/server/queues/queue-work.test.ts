import { describe, expect, it } from 'vitest';
import { topicVersions } from '../../../server/live/live-topics.ts';
import { queueCounts, queuePage } from '../../../server/queues/queue-pages.ts';
import { handBack, keep, reopen, take, treat, treatByItself } from '../../../server/queues/queue-work.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { takenForMinutes } from '../../../src/contract/panel/queue-outcomes.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { engines } from '../test-server/test-database.ts';

const called = async (floor: TestServer, telephone = '11987654321') => {
  const { id } = await floor.browser().call(requestCall, { body: { telephone } });
  const by = (operatorId: string) => ({ queue: 'calls' as const, id, operatorId });
  return { ana: by('ana'), bia: by('bia') };
};

const page = (floor: TestServer, part: 'waiting' | 'mine' | 'treated', operatorId = 'ana') =>
  floor.database.read((db) =>
    queuePage(db, { queue: 'calls', part, operatorId, after: undefined, many: 10 }, floor.now()),
  );

const counted = async (floor: TestServer) =>
  (await floor.database.read((db) => queueCounts(db, floor.now()))).find(({ queue }) => queue === 'calls');

const versionOf = async (floor: TestServer) => (await floor.database.read(topicVersions)).get('calls');

const done = { outcome: 'ordered', note: 'Prefere a tarde', callAfter: null } as const;

describe.each(engines)('a queue item on %s', (engine) => {
  it('a queue item goes to one of two operators who take it at once', async () => {
    const floor = await openTestServer({ engine });
    const { ana, bia } = await called(floor);
    const taken = await Promise.all(
      [ana, bia].map((item) => floor.database.write((db) => take(db, item, floor.now()))),
    );
    expect(taken.toSorted()).toEqual([false, true]);
    const [winner] = taken[0] ? ['ana'] : ['bia'];
    expect(await page(floor, 'waiting')).toMatchObject([{ taken: { by: winner } }]);
    expect(await counted(floor)).toMatchObject({ waiting: 1, taken: 1 });
  });

  it('a queue item is treated by the operator who claimed it, and reopened for the one who undoes that', async () => {
    const floor = await openTestServer({ engine });
    const { ana, bia } = await called(floor);
    const write = <T>(job: Parameters<typeof floor.database.write<T>>[0]) => floor.database.write(job);
    expect(await write((db) => treat(db, ana, done, floor.now()))).toBe(false);
    await write((db) => take(db, ana, floor.now()));
    expect(await write((db) => treat(db, bia, done, floor.now()))).toBe(false);
    expect(await write((db) => handBack(db, bia, floor.now()))).toBe(false);
    expect(await write((db) => treat(db, ana, done, floor.now()))).toBe(true);
    expect(await page(floor, 'waiting')).toEqual([]);
    expect(await page(floor, 'treated')).toMatchObject([
      { taken: null, treated: { by: 'ana', outcome: done.outcome, note: done.note } },
    ]);
    expect(await write((db) => reopen(db, bia, floor.now()))).toBe(true);
    expect(await page(floor, 'mine', 'bia')).toMatchObject([{ treated: null, taken: { by: 'bia' } }]);
  });

  it('a queue item returns after a silence, and stays with an active operator', async () => {
    const floor = await openTestServer({ engine });
    const { ana, bia } = await called(floor);
    await floor.database.write((db) => take(db, ana, floor.now()));
    floor.pass({ minutes: takenForMinutes - 1 });
    expect(await floor.database.write((db) => keep(db, ana, floor.now()))).toBe(true);
    floor.pass({ minutes: takenForMinutes - 1 });
    expect(await floor.database.write((db) => take(db, bia, floor.now()))).toBe(false);
    floor.pass({ minutes: 1 });
    expect(await page(floor, 'waiting')).toMatchObject([{ taken: null }]);
    expect(await counted(floor)).toMatchObject({ waiting: 1, taken: 0 });
    expect(await floor.database.write((db) => treat(db, ana, done, floor.now()))).toBe(false);
    expect(await floor.database.write((db) => take(db, bia, floor.now()))).toBe(true);
  });

  it('a queue’s version rises with each change, but not with a failed one', async () => {
    const floor = await openTestServer({ engine });
    const { ana, bia } = await called(floor);
    const first = (await versionOf(floor)) ?? 0;
    await floor.database.write((db) => take(db, ana, floor.now()));
    await floor.database.write((db) => take(db, bia, floor.now()));
    await floor.database.write((db) => handBack(db, ana, floor.now()));
    expect(await versionOf(floor)).toBe(first + 2);
  });

  it('a queue item is closed when the shop settles it, even while claimed', async () => {
    const floor = await openTestServer({ engine });
    const { ana } = await called(floor);
    await floor.database.write((db) => take(db, ana, floor.now()));
    const before = (await versionOf(floor)) ?? 0;
    expect(await floor.database.write((db) => treatByItself(db, ana, floor.now()))).toBe(true);
    expect(await versionOf(floor)).toBe(before + 1);
    expect(await page(floor, 'treated')).toMatchObject([{ taken: null, treated: { by: null } }]);
    expect(await floor.database.write((db) => treatByItself(db, ana, floor.now()))).toBe(false);
  });

  it('queue items are paged: waiting ones by longest wait, treated ones by latest', async () => {
    const floor = await openTestServer({ engine });
    const ids: string[] = [];
    for (const end of ['1', '2', '3']) {
      floor.pass({ minutes: 1 });
      const { ana } = await called(floor, `1198765432${end}`);
      ids.push(ana.id);
    }
    const asked = { queue: 'calls', operatorId: 'ana', many: 2 } as const;
    const read = (part: 'waiting' | 'treated', after?: { id: string; treatedAt: string | null }) =>
      floor.database.read((db) => queuePage(db, { ...asked, part, after }, floor.now()));
    const waiting = await read('waiting');
    const next = await read('waiting', { id: waiting[1]?.id ?? '', treatedAt: null });
    expect([...waiting, ...next].map(({ id }) => id)).toEqual(ids);
    for (const id of ids) {
      const item = { queue: 'calls' as const, id, operatorId: 'ana' };
      floor.pass({ minutes: 1 });
      await floor.database.write((db) => take(db, item, floor.now()));
      await floor.database.write((db) => treat(db, item, done, floor.now()));
    }
    const treated = await read('treated');
    const [, last] = treated;
    const older = await read('treated', { id: last?.id ?? '', treatedAt: last?.treated?.at ?? null });
    expect([...treated, ...older].map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
