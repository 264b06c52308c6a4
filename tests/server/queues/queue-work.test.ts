import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../server/database/database.ts';
import { topicVersions } from '../../../server/live/live-topics.ts';
import { type PageEnd, queueCounts, queuePage } from '../../../server/panel-api/queues/queue-pages.ts';
import { handBack, keep, reopen, resolve, resolveByItself, take } from '../../../server/queues/queue-work.ts';
import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { takenForMinutes } from '../../../src/contract/panel/queue-outcomes.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

type Part = 'waiting' | 'mine' | 'treated';

const of = (id: string, operatorId = 'ana') => ({ queue: 'calls' as const, id, operatorId });

/** The queue of calls, and what operators do in it now. */
async function openQueue(engine: Engine) {
  const server = await openTestServer({ engine });
  const { database, now } = server;
  const call = async (telephone = '11987654321') =>
    (await server.browser().call(requestCall, { body: { telephone } })).id;
  const part = (asked: { part: Part; operatorId: string; after: PageEnd | undefined; perPage: number }) =>
    database.read((db) => queuePage(db, { queue: 'calls', ...asked }, now()));
  return {
    ...{ server, call, pass: server.pass, now },
    called: async () => {
      const id = await call();
      return { ana: of(id), bia: of(id, 'bia') };
    },
    /** Whether it was done. */
    does: <More extends unknown[]>(
      job: (db: Connection, item: ReturnType<typeof of>, ...more: [...More, Date]) => Promise<boolean>,
      item: ReturnType<typeof of>,
      ...more: More
    ) => database.write((db) => job(db, item, ...more, now())),
    page: async (wanted: Part, operatorId = 'ana') =>
      (await part({ part: wanted, operatorId, after: undefined, perPage: 10 })).works,
    /** The ids of all pages, two items each. */
    pagesOf: async (wanted: Part): Promise<string[]> => {
      const ids: string[] = [];
      let after: PageEnd | undefined;
      do {
        const { works, next } = await part({ part: wanted, operatorId: 'ana', after, perPage: 2 });
        ids.push(...works.map(({ id }) => id));
        after = next ?? undefined;
      } while (after);
      return ids;
    },
    counted: async () =>
      (await database.read((db) => queueCounts(db, now()))).find(({ queue }) => queue === 'calls'),
    version: async () => (await database.read(topicVersions)).get('calls'),
  };
}

const done = { outcome: 'ordered', note: 'Prefere a tarde', callAfter: null } as const;

describe.each(engines)('a queue item on %s', (engine) => {
  it('a queue item goes to one of two operators who take it at once', async () => {
    const { called, does, page, counted } = await openQueue(engine);
    const { ana, bia } = await called();
    const taken = await Promise.all([ana, bia].map((item) => does(take, item)));
    expect(taken.toSorted()).toEqual([false, true]);
    const [winner] = taken[0] ? ['ana'] : ['bia'];
    expect(await page('waiting')).toMatchObject([{ taken: { by: winner } }]);
    expect(await counted()).toMatchObject({ waiting: 1, taken: 1 });
  });

  it('a queue item returns after a silence, and stays with an active operator', async () => {
    const { called, does, page, counted, pass } = await openQueue(engine);
    const { ana, bia } = await called();
    await does(take, ana);
    pass({ minutes: takenForMinutes - 1 });
    expect(await does(keep, ana)).toBe(true);
    pass({ minutes: takenForMinutes - 1 });
    expect(await does(take, bia)).toBe(false);
    pass({ minutes: 1 });
    expect(await page('waiting')).toMatchObject([{ taken: null }]);
    expect(await counted()).toMatchObject({ waiting: 1, taken: 0 });
    expect(await does(resolve, ana, done)).toBe(false);
    expect(await does(take, bia)).toBe(true);
  });

  it('a queue’s version rises with each change, but not with a failed one', async () => {
    const { called, does, version } = await openQueue(engine);
    const { ana, bia } = await called();
    const first = (await version()) ?? 0;
    await does(take, ana);
    await does(take, bia);
    await does(handBack, ana);
    expect(await version()).toBe(first + 2);
  });

  it('a queue item is closed when the shop settles it, even while claimed', async () => {
    const { called, does, page, version } = await openQueue(engine);
    const { ana } = await called();
    await does(take, ana);
    const before = (await version()) ?? 0;
    expect(await does(resolveByItself, ana)).toBe(true);
    expect(await version()).toBe(before + 1);
    expect(await page('treated')).toMatchObject([{ taken: null, resolved: { by: null } }]);
    expect(await does(resolveByItself, ana)).toBe(false);
  });

  it('queue items are paged: waiting ones by longest wait, treated ones by latest', async () => {
    const { call, does, pagesOf, pass } = await openQueue(engine);
    const ids: string[] = [];
    for (const end of ['1', '2', '3']) {
      pass({ minutes: 1 });
      ids.push(await call(`1198765432${end}`));
    }
    expect(await pagesOf('waiting')).toEqual(ids);
    for (const id of ids) await does(take, of(id));
    expect(await pagesOf('mine')).toEqual(ids);
    for (const id of ids) {
      pass({ minutes: 1 });
      await does(resolve, of(id), done);
    }
    expect(await pagesOf('treated')).toEqual(ids.toReversed());
  });

  it('a call agreed for later comes first at that time, stays below the others until then, and without a time goes to the end', async () => {
    const { call, does, page, pagesOf, counted, pass, now } = await openQueue(engine);
    const attempt = async (id: string, minutes: number | null) => {
      const at = now().getTime();
      const callAfter = minutes === null ? null : minuteInBrasilia(at + minutes * minuteMs);
      await does(take, of(id));
      const again = { outcome: 'call-again', note: null, callAfter } as const;
      await does(resolve, of(id), again);
    };
    const calls: string[] = [];
    for (const end of ['1', '2', '3', '4', '5']) {
      pass({ minutes: 1 });
      calls.push(await call(`1198765432${end}`));
    }
    const [inThree = '', inOne = '', untimed = '', fourth = '', fifth = ''] = calls;
    pass({ minutes: 1 });
    await attempt(inThree, 3 * 60);
    await attempt(inOne, 60);
    await attempt(untimed, null);
    expect(await pagesOf('waiting')).toEqual([fourth, fifth, untimed, inOne, inThree]);
    expect(await counted()).toMatchObject({ waiting: 5, later: 2 });
    pass({ minutes: 60 });
    expect(await pagesOf('waiting')).toEqual([inOne, fourth, fifth, untimed, inThree]);
    expect(await page('waiting')).toMatchObject([{ attempts: { isDue: true } }, {}, {}, {}, {}]);
    expect(await counted()).toMatchObject({ waiting: 5, later: 1 });
    // An agreement that was kept does not bring a reopened call to the front.
    const kept = of(inOne);
    await does(take, kept);
    await does(resolve, kept, done);
    await does(reopen, kept);
    await does(handBack, kept);
    expect(await pagesOf('waiting')).toEqual([fourth, fifth, inOne, untimed, inThree]);
  });
});
