import { dayMs } from '../../src/brazil/durations.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { type LivePlanLists, readCatalogueFile } from '../catalogue/plan-lists.ts';
import type { Database } from '../database/database.ts';
import type { Timer } from '../outbox/timer.ts';
import type { Publications, Published } from './publication-repository.ts';
import { assertFits, type Sold, soldAt } from './sold-at.ts';

/** The files with what was published over them, as they are sold now. Prices and pages change in one moment. */
export interface LiveCatalogue {
  /** What the files say. */
  defaults(): Catalogue;
  sold(): Sold;
  /** Before every request: takes what was published meanwhile, here or by another process, and what begins by the clock. */
  keepUp(): Promise<void>;
  /** The same without waiting for the next look. */
  takePublished(): Promise<void>;
  /** Takes changed files, or another build. Where they cannot be used it throws, and nothing has changed. */
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
  /** Gets ready whatever else shows it; what is returned makes it count. */
  prepare?: (sold: Sold) => Promise<() => void>;
  failed: (error: unknown) => void;
}

/** In milliseconds: how long nobody asks the database anew, unless it says itself that something has changed. */
const glance = 1000;

/** A timer of Node.js counts no further than 24 days. */
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
    const makeCount = await prepare(upcoming);
    ({ defaults, published } = next);
    sold = upcoming;
    planLists.replaceBy(sold.planLists);
    makeCount();
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

  // One after the other; requests that come meanwhile wait for what is under way.
  let under: Promise<void> | null = null;
  const inTurn = async (job: () => Promise<void>): Promise<void> => {
    while (under !== null) await under.catch(() => undefined);
    const mine = job();
    under = mine;
    try {
      await mine;
    } finally {
      under = null;
    }
  };

  const keepUp = async () => {
    if (under === null && Math.abs(clock().getTime() - lookedAt) < glance && (hasFailed || !isOver())) return;
    try {
      await (under ?? inTurn(look));
      hasFailed = false;
    } catch (error) {
      // What was sold before stays for another while: a shop without its database says so elsewhere.
      lookedAt = clock().getTime();
      hasFailed = true;
      failed(error);
    }
  };

  const waitForTurn = () => {
    stopTimer();
    if (sold.until === null) return;
    const left = sold.until - clock().getTime();
    stopTimer = timer.after(Math.min(Math.max(left, glance), longest), () => void keepUp().then(waitForTurn));
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
