import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './database.ts';
import { isBusy } from './storage-trouble.ts';

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

interface Job {
  run(): Promise<unknown>;
  settle(outcome: Outcome): void;
}

/**
 * Group commit: a durable write is dominated by the fsync. All jobs of one turn of the event loop share a
 * transaction, each in its own savepoint, and are acknowledged after the commit.
 */
export function groupWrites(handle: DatabaseSync, db: Connection, onCommit: (jobs: number) => void) {
  const statements = prepare(handle);
  let waiting: Job[] = [];
  let busy = false;

  const flush = async () => {
    const group = waiting;
    waiting = [];
    try {
      await commitTogether(statements, group, onCommit);
    } finally {
      busy = waiting.length > 0;
      // Jobs that arrived meanwhile start in the next turn, so that they share its commit.
      if (busy) setImmediate(flush);
    }
  };

  const write = <T>(job: (db: Connection) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: { value: T } | undefined;
      waiting.push({
        // Keeps the async context of the caller, because another caller's turn runs the job.
        run: AsyncLocalStorage.bind(async () => {
          result = { value: await job(db) };
        }),
        settle: (outcome) => {
          if (outcome.ok && result) resolve(result.value);
          else if (!outcome.ok) reject(outcome.error);
        },
      });
      if (busy) return;
      busy = true;
      setImmediate(flush);
    });
  return {
    write,
    /** Jobs that wait for the next commit. */
    waiting: (): number => waiting.length,
    isBusy: (): boolean => busy,
  };
}

type Statements = ReturnType<typeof prepare>;

function prepare(handle: DatabaseSync) {
  const run = (sql: string) => {
    const statement = handle.prepare(sql);
    return () => statement.run();
  };
  return {
    begin: run('BEGIN IMMEDIATE'),
    commit: run('COMMIT'),
    rollback: run('ROLLBACK'),
    savepoint: run('SAVEPOINT job'),
    release: run('RELEASE job'),
    rollbackJob: run('ROLLBACK TO job'),
    isOpen: () => handle.isTransaction,
  };
}

/** Milliseconds to wait for a lock of another process, and the polling interval. */
const timeoutMs = 5000;
const pause = 20;

/** Polls for the lock: SQLite's own busy timeout would block the whole process. */
async function begin(statements: Statements): Promise<void> {
  for (let waited = 0; ; waited += pause) {
    try {
      statements.begin();
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= timeoutMs) throw error;
    }
    await wait(pause);
  }
}

async function commitTogether(
  statements: Statements,
  group: readonly Job[],
  onCommit: (jobs: number) => void,
): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    await begin(statements);
    for (const job of group) outcomes.push(await inSavepoint(statements, job));
    statements.commit();
  } catch (error) {
    // The commit failed: no job of the group may be acknowledged.
    for (const job of group) job.settle({ ok: false, error });
    if (statements.isOpen()) statements.rollback();
    return;
  }
  for (const [index, job] of group.entries()) job.settle(outcomes[index] ?? { ok: false, error: null });
  try {
    onCommit(group.length);
  } catch (error) {
    // The hook only observes: the writes are durable, whatever becomes of it.
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

async function inSavepoint(statements: Statements, job: Job): Promise<Outcome> {
  statements.savepoint();
  try {
    const value = await job.run();
    statements.release();
    return { ok: true, value };
  } catch (error) {
    // A full disk rolls back the whole transaction, savepoints included.
    if (!statements.isOpen()) throw error;
    statements.rollbackJob();
    statements.release();
    return { ok: false, error };
  }
}
