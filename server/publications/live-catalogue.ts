import { dayMs } from '../../src/brazil/durations.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { type LivePlanLists, readCatalogueFile } from '../catalogue/plan-lists.ts';
import type { Database } from '../database/database.ts';
import type { Timer } from '../runtime/timer.ts';
import type { Publications, Published } from './publication-repository.ts';
import { assertFits, type Sold, soldAt } from './sold-at.ts';

/** The catalogue on sale: the files with the published changes. Prices and pages switch together. */
export interface LiveCatalogue {
  /** The catalogue of the files. */
  defaults(): Catalogue;
  sold(): Sold;
  /** Runs before every request: applies new publications, also of other processes, and scheduled changes. */
  keepUp(): Promise<void>;
  /** Applies publications at once. */
  takePublished(): Promise<void>;
  /** Reloads the files or a new build. Throws without any change if they are invalid. */
  reload(): Promise<void>;
  close(): void;
}

interface Options {
  folder: string;
  planLists: LivePlanLists;
  database: Database;
  publications: Pick<Publications, 'version' | 'current'>;
  clock: () => Date;
  timer: Timer;
  /** Prepares dependents; the returned function activates them. */
  prepare?: (sold: Sold) => Promise<() => void>;
  failed: (error: unknown) => void;
}

/** Cache time in milliseconds, unless the database reports a change. */
const cachedMs = 1000;

/** Node.js timers overflow after 24 days. */
const longest = dayMs;

export async function openLiveCatalogue(options: Options): Promise<LiveCatalogue> {
  const { folder, planLists, database, publications, clock, timer, failed } = options;
  const prepare = options.prepare ?? (async () => () => undefined);
  let defaults = readCatalogueFile(folder);
  let published = await database.read(publications.current);
  assertFits(defaults, published);
  let sold = soldAt(defaults, published, clock());
  planLists.replaceBy(sold.planLists);
  (await prepare(sold))();
  let lookedAt = clock().getTime();
  let hasFailed = false;
  let stopTimer = () => {};

  const take = async (next: { defaults: Catalogue; published: Published }) => {
    assertFits(next.defaults, next.published);
    const upcoming = soldAt(next.defaults, next.published, clock());
    const activate = await prepare(upcoming);
    ({ defaults, published } = next);
    sold = upcoming;
    planLists.replaceBy(sold.planLists);
    activate();
    waitForTurn();
  };

  const isOver = () => sold.until !== null && clock().getTime() >= sold.until;

  const look = async () => {
    const version = await database.read(publications.version);
    lookedAt = clock().getTime();
    if (version !== published.version)
      await take({ defaults, published: await database.read(publications.current) });
    else if (isOver()) await take({ defaults, published });
  };

  // A mutex: concurrent requests wait for the running update.
  let running: Promise<void> | null = null;
  const inTurn = async (job: () => Promise<void>): Promise<void> => {
    while (running !== null) await running.catch(() => undefined);
    const mine = job();
    running = mine;
    try {
      await mine;
    } finally {
      running = null;
    }
  };

  const keepUp = async () => {
    if (running === null && Math.abs(clock().getTime() - lookedAt) < cachedMs && (hasFailed || !isOver()))
      return;
    try {
      await (running ?? inTurn(look));
      hasFailed = false;
    } catch (error) {
      // Keeps the current catalogue and backs off; health checks report the database error.
      lookedAt = clock().getTime();
      hasFailed = true;
      failed(error);
    }
  };

  const waitForTurn = () => {
    stopTimer();
    if (sold.until === null) return;
    const left = sold.until - clock().getTime();
    stopTimer = timer.after(
      Math.min(Math.max(left, cachedMs), longest),
      () => void keepUp().then(waitForTurn),
    );
  };
  waitForTurn();
  const stopWatching = database.watch(() => {
    lookedAt = Number.NEGATIVE_INFINITY;
  });

  return {
    defaults: () => defaults,
    sold: () => sold,
    keepUp,
    takePublished: () => inTurn(look),
    reload: () => inTurn(() => take({ defaults: readCatalogueFile(folder), published })),
    close: () => {
      stopTimer();
      stopWatching();
    },
  };
}
