import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../server/database/database.ts';
import { topicVersions } from '../../../server/live/live-topics.ts';
import { type PageEnd, queueCounts, queuePage } from '../../../server/panel-api/queues/queue-pages.ts';
import { handBack, keep, reopen, take, treat, treatByItself } from '../../../server/queues/queue-work.ts';
import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { takenForMinutes } from '../../../src/contract/panel/queue-outcomes.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { engines } from '../test-server/test-database.ts';

const called = async (server: TestServer, telephone = '11987654321') => {
  const { id } = await server.browser().call(requestCall, { body: { telephone } });
  const by = (operatorId: string) => ({ queue: 'calls' as const, id, operatorId });
  return { ana: by('ana'), bia: by('bia') };
};

type Part = 'waiting' | 'mine' | 'treated';

const page = async (server: TestServer, part: Part, operatorId = 'ana') => {
  const asked = { queue: 'calls', part, operatorId, after: undefined, perPage: 10 } as const;
  return (await server.database.read((db) => queuePage(db, asked, server.now()))).works;
};

/** The ids of all pages, two items each. */
async function pagesOf(server: TestServer, part: Part): Promise<string[]> {
  const ids: string[] = [];
  let after: PageEnd | undefined;
  do {
    const asked = { queue: 'calls', part, operatorId: 'ana', after, perPage: 2 } as const;
    const { works, next } = await server.database.read((db) => queuePage(db, asked, server.now()));
    ids.push(...works.map(({ id }) => id));
    after = next ?? undefined;
  } while (after);
  return ids;
}

const counted = async (server: TestServer) =>
  (await server.database.read((db) => queueCounts(db, server.now()))).find(({ queue }) => queue === 'calls');

const versionOf = async (server: TestServer) => (await server.database.read(topicVersions)).get('calls');

const done = { outcome: 'ordered', note: 'Prefere a tarde', callAfter: null } as const;

describe.each(engines)('a queue item on %s', (engine) => {
  it('a queue item goes to one of two operators who take it at once', async () => {
    const server = await openTestServer({ engine });
    const { ana, bia } = await called(server);
    const taken = await Promise.all(
      [ana, bia].map((item) => server.database.write((db) => take(db, item, server.now()))),
    );
    expect(taken.toSorted()).toEqual([false, true]);
    const [winner] = taken[0] ? ['ana'] : ['bia'];
    expect(await page(server, 'waiting')).toMatchObject([{ taken: { by: winner } }]);
    expect(await counted(server)).toMatchObject({ waiting: 1, taken: 1 });
  });

  it('a queue item is treated by the operator who claimed it, and reopened for the one who undoes that', async () => {
    const server = await openTestServer({ engine });
    const { ana, bia } = await called(server);
    const write = <T>(job: Parameters<typeof server.database.write<T>>[0]) => server.database.write(job);
    expect(await write((db) => treat(db, ana, done, server.now()))).toBe(false);
    await write((db) => take(db, ana, server.now()));
    expect(await write((db) => treat(db, bia, done, server.now()))).toBe(false);
    expect(await write((db) => handBack(db, bia, server.now()))).toBe(false);
    expect(await write((db) => treat(db, ana, done, server.now()))).toBe(true);
    expect(await page(server, 'waiting')).toEqual([]);
    expect(await page(server, 'treated')).toMatchObject([
      { taken: null, treated: { by: 'ana', outcome: done.outcome, note: done.note } },
    ]);
    expect(await write((db) => reopen(db, bia, server.now()))).toBe(true);
    expect(await page(server, 'mine', 'bia')).toMatchObject([{ treated: null, taken: { by: 'bia' } }]);
  });

  it('a queue item returns after a silence, and stays with an active operator', async () => {
    const server = await openTestServer({ engine });
    const { ana, bia } = await called(server);
    await server.database.write((db) => take(db, ana, server.now()));
    server.pass({ minutes: takenForMinutes - 1 });
    expect(await server.database.write((db) => keep(db, ana, server.now()))).toBe(true);
    server.pass({ minutes: takenForMinutes - 1 });
    expect(await server.database.write((db) => take(db, bia, server.now()))).toBe(false);
    server.pass({ minutes: 1 });
    expect(await page(server, 'waiting')).toMatchObject([{ taken: null }]);
    expect(await counted(server)).toMatchObject({ waiting: 1, taken: 0 });
    expect(await server.database.write((db) => treat(db, ana, done, server.now()))).toBe(false);
    expect(await server.database.write((db) => take(db, bia, server.now()))).toBe(true);
  });

  it('a queue’s version rises with each change, but not with a failed one', async () => {
    const server = await openTestServer({ engine });
    const { ana, bia } = await called(server);
    const first = (await versionOf(server)) ?? 0;
    await server.database.write((db) => take(db, ana, server.now()));
    await server.database.write((db) => take(db, bia, server.now()));
    await server.database.write((db) => handBack(db, ana, server.now()));
    expect(await versionOf(server)).toBe(first + 2);
  });

  it('a queue item is closed when the shop settles it, even while claimed', async () => {
    const server = await openTestServer({ engine });
    const { ana } = await called(server);
    await server.database.write((db) => take(db, ana, server.now()));
    const before = (await versionOf(server)) ?? 0;
    expect(await server.database.write((db) => treatByItself(db, ana, server.now()))).toBe(true);
    expect(await versionOf(server)).toBe(before + 1);
    expect(await page(server, 'treated')).toMatchObject([{ taken: null, treated: { by: null } }]);
    expect(await server.database.write((db) => treatByItself(db, ana, server.now()))).toBe(false);
  });

  it('queue items are paged: waiting ones by longest wait, treated ones by latest', async () => {
    const server = await openTestServer({ engine });
    const ids: string[] = [];
    for (const end of ['1', '2', '3']) {
      server.pass({ minutes: 1 });
      const { ana } = await called(server, `1198765432${end}`);
      ids.push(ana.id);
    }
    expect(await pagesOf(server, 'waiting')).toEqual(ids);
    for (const id of ids) {
      const item = { queue: 'calls' as const, id, operatorId: 'ana' };
      await server.database.write((db) => take(db, item, server.now()));
    }
    expect(await pagesOf(server, 'mine')).toEqual(ids);
    for (const id of ids) {
      const item = { queue: 'calls' as const, id, operatorId: 'ana' };
      server.pass({ minutes: 1 });
      await server.database.write((db) => treat(db, item, done, server.now()));
    }
    expect(await pagesOf(server, 'treated')).toEqual(ids.toReversed());
  });

  it('a call agreed for later comes first at that time, stays below the others until then, and without a time goes to the end', async () => {
    const server = await openTestServer({ engine });
    const attempt = async (id: string, minutes: number | null) => {
      const item = { queue: 'calls' as const, id, operatorId: 'ana' };
      const at = server.now().getTime();
      const callAfter = minutes === null ? null : minuteInBrasilia(at + minutes * minuteMs);
      await server.database.write((db) => take(db, item, server.now()));
      const again = { outcome: 'call-again', note: null, callAfter } as const;
      await server.database.write((db) => treat(db, item, again, server.now()));
    };
    const calls: string[] = [];
    for (const end of ['1', '2', '3', '4', '5']) {
      server.pass({ minutes: 1 });
      calls.push((await called(server, `1198765432${end}`)).ana.id);
    }
    const [inThree = '', inOne = '', untimed = '', fourth = '', fifth = ''] = calls;
    server.pass({ minutes: 1 });
    await attempt(inThree, 3 * 60);
    await attempt(inOne, 60);
    await attempt(untimed, null);
    expect(await pagesOf(server, 'waiting')).toEqual([fourth, fifth, untimed, inOne, inThree]);
    expect(await counted(server)).toMatchObject({ waiting: 5, later: 2 });
    server.pass({ minutes: 60 });
    expect(await pagesOf(server, 'waiting')).toEqual([inOne, fourth, fifth, untimed, inThree]);
    expect(await page(server, 'waiting')).toMatchObject([{ attempts: { isDue: true } }, {}, {}, {}, {}]);
    expect(await counted(server)).toMatchObject({ waiting: 5, later: 1 });
    // An agreement that was kept does not bring a reopened call to the front.
    const kept = { queue: 'calls' as const, id: inOne, operatorId: 'ana' };
    const write = (job: (db: Connection) => Promise<boolean>) => server.database.write(job);
    await write((db) => take(db, kept, server.now()));
    await write((db) => treat(db, kept, done, server.now()));
    await write((db) => reopen(db, kept, server.now()));
    await write((db) => handBack(db, kept, server.now()));
    expect(await pagesOf(server, 'waiting')).toEqual([fourth, fifth, inOne, untimed, inThree]);
  });
});
