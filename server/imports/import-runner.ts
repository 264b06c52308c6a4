import { Worker } from 'node:worker_threads';
import type { ImportProblem } from '../../src/contract/panel/import-problems.ts';
import type { ImportKindName } from '../../src/contract/panel/import-runs.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseAccess } from '../database/open-database.ts';
import type { ImportEnd, ImportRuns } from './import-run-repository.ts';
import type { ImportNews, ThreadJob } from './import-thread-news.ts';

interface Options {
  readonly database: Database;
  /** The thread opens its own connection. */
  readonly access: DatabaseAccess;
  readonly keys: readonly Uint8Array[];
  readonly runs: ImportRuns;
  readonly clock: () => Date;
  /** Notifies leads after new coverage is active; returns their number. */
  readonly tellOfCoverage: () => Promise<number>;
  readonly failed: (error: unknown) => void;
}

interface Run {
  readonly id: string;
  readonly kind: ImportKindName;
  readonly isCheck: boolean;
  readonly file: string;
  /** Resolves when the file is no longer used. */
  readonly ended: () => Promise<void>;
}

/** Heartbeat interval in milliseconds: visible progress, and well below the timeout of the claim. */
const pause = 1000;

export type ImportRunner = ReturnType<typeof importRunner>;

/** Runs imports in a worker thread and records their progress. */
export function importRunner(options: Options) {
  const { database, access, keys, runs, clock, tellOfCoverage, failed } = options;
  const running = new Set<Promise<void>>();
  const threads = new Set<Worker>();

  const beat = (id: string, lines = () => 0) => {
    const timer = setInterval(() => {
      database.write((db) => runs.beat(db, id, lines(), clock())).catch(failed);
    }, pause);
    return () => clearInterval(timer);
  };

  const carryOut = async ({ id, kind, isCheck, file, ended }: Run) => {
    const job: ThreadJob = { access, keys, kind, isCheck, file, importId: id, now: clock() };
    const thread = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: job });
    threads.add(thread);
    let lines = 0;
    const stopBeating = beat(id, () => lines);
    try {
      const news = await lastNews(thread, (read) => {
        lines = read;
      });
      stopBeating();
      const end = await endOf(news, kind);
      await database.write((db) => runs.end(db, id, end, clock()));
    } catch (error) {
      failed(error);
      stopBeating();
      await database.write((db) => runs.end(db, id, broken, clock()));
    } finally {
      threads.delete(thread);
      await ended();
    }
  };

  const endOf = async (news: ImportNews | undefined, kind: ImportKindName): Promise<ImportEnd> => {
    if (news?.is === 'refused')
      return { state: 'refused', problems: shownOf(kind, news.problems), more: news.more, told: 0 };
    if (news?.is !== 'done') return broken;
    const whole = { problems: [], more: false, ...news.imported };
    if (whole.forecast !== null) return { state: 'checked', told: 0, ...whole };
    return { state: 'done', told: kind === 'coverage' ? await tellOfCoverage() : 0, ...whole };
  };

  return {
    /** Keeps the claim of a run alive. Returns a function that stops. */
    beat,
    start: (run: Run): void => {
      const carried = carryOut(run).catch(failed);
      running.add(carried);
      carried.finally(() => running.delete(carried));
    },
    /** Aborts the running import without activating it; the next import deletes its rows. */
    close: async (): Promise<void> => {
      await Promise.all([...threads].map((thread) => thread.terminate()));
      await Promise.all(running);
    },
  };
}

const broken: ImportEnd = {
  state: 'interrupted',
  problems: [{ code: 'interrupted', lines: [] }],
  more: false,
  told: 0,
};

/** Line numbers are enough to find a problem in a customer file; values may be personal data. */
const shownOf = (kind: ImportKindName, problems: readonly ImportProblem[]): ImportProblem[] =>
  problems.map(({ value, ...problem }) =>
    kind === 'customers' || value === undefined ? problem : { ...problem, value },
  );

/** The thread's final message; undefined if it was aborted. */
function lastNews(thread: Worker, progress: (lines: number) => void): Promise<ImportNews | undefined> {
  return new Promise((resolve, reject) => {
    let last: ImportNews | undefined;
    thread.on('message', (news: ImportNews) => {
      if (news.is === 'progress') progress(news.lines);
      else last = news;
    });
    thread.on('error', reject);
    thread.on('exit', () => resolve(last));
  });
}
