import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createLiveBroker } from '../../../server/live/live-broker.ts';
import { raiseTopic, type TopicVersions } from '../../../server/live/live-topics.ts';
import { eventIdOf, topicsChanged, versionsIn } from '../../../server/panel-api/register-live-stream.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const now = new Date('2026-11-23T15:00:00Z');

it.each(sampledEngines)(
  'a live change reaches every subscriber, whichever process made it, on %s',
  async (engine) => {
    const url = await freshDatabase(engine);
    const [here, elsewhere] = [await openDatabase(url, now), await openDatabase(url, now)];
    const broker = createLiveBroker(here, (error) => {
      throw error;
    });
    onTestFinished(async () => {
      broker.close();
      await here.close();
      await elsewhere.close();
    });
    const heard: TopicVersions[][] = [[], []];
    const next = (count: number) =>
      expect
        .poll(() => heard.map((versions) => versions.at(-1)?.get('calls')), { timeout: 10_000 })
        .toEqual([count, count]);
    const leave = heard.map((versions) => broker.subscribe((seen) => versions.push(seen)));
    await elsewhere.write((db) => raiseTopic(db, 'calls'));
    await next(1);
    await here.write((db) => raiseTopic(db, 'calls'));
    await next(2);
    leave[0]?.();
    await elsewhere.write((db) => raiseTopic(db, 'visits'));
    await expect.poll(() => heard[1]?.at(-1)?.get('visits'), { timeout: 10_000 }).toBe(1);
    expect(heard[0]?.at(-1)?.has('visits')).toBe(false);
  },
);

it('the id of the last event tells which topics changed since', () => {
  const before = new Map([['calls', 2]]);
  const after = new Map([
    ['words', 1],
    ['calls', 3],
    ['reviews', 7],
  ]);
  expect(eventIdOf(after)).toBe('calls=3&reviews=7&words=1');
  expect(versionsIn(eventIdOf(after))).toEqual(after);
  expect(topicsChanged(before, after).toSorted()).toEqual(['calls', 'reviews', 'words']);
  expect(topicsChanged(after, after)).toEqual([]);
  expect(versionsIn('calls=x&<script>=1&')).toEqual(new Map());
});
