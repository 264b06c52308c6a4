import type { DatabaseSync } from 'node:sqlite';
import type { Connection } from './database.ts';

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

interface Job {
  run(): Promise<unknown>;
  settle(outcome: Outcome): void;
}

/**
 * Waiting for the disk is what a durable write costs. So all jobs of one turn of the event loop share one
 * transaction, each in a savepoint of its own, and each caller is answered after the one commit.
 */
export function groupWrites(
  handle: DatabaseSync,
  db: Connection,
  onCommit: (jobs: number) => void,
): <T>(job: (db: Connection) => Promise<T>) => Promise<T> {
  let waiting: Job[] = [];
  let busy = false;

  const flush = async () => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await commitTogether(handle, group, onCommit);
    }
    busy = false;
  };

  return <T>(job: (db: Connection) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: { value: T } | undefined;
      waiting.push({
        run: async () => {
          result = { value: await job(db) };
        },
        settle: (outcome) => {
          if (outcome.ok && result) resolve(result.value);
          else if (!outcome.ok) reject(outcome.error);
        },
      });
      if (busy) return;
      busy = true;
      setImmediate(flush);
    });
}

async function commitTogether(
  handle: DatabaseSync,
  group: readonly Job[],
  onCommit: (jobs: number) => void,
): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    handle.exec('BEGIN IMMEDIATE');
    for (const job of group) outcomes.push(await inSavepoint(handle, job));
    handle.exec('COMMIT');
    onCommit(group.length);
  } catch (error) {
    // Nobody may be told 'saved' when the disk refused: the neighbours of the failure fail with it.
    if (handle.isTransaction) handle.exec('ROLLBACK');
    for (const job of group) job.settle({ ok: false, error });
    return;
  }
  for (const [index, job] of group.entries()) job.settle(outcomes[index] ?? { ok: false, error: null });
}

async function inSavepoint(handle: DatabaseSync, job: Job): Promise<Outcome> {
  handle.exec('SAVEPOINT job');
  try {
    const value = await job.run();
    handle.exec('RELEASE job');
    return { ok: true, value };
  } catch (error) {
    // A full disk ends the whole transaction by itself; then there is no savepoint to go back to.
    if (!handle.isTransaction) throw error;
    handle.exec('ROLLBACK TO job; RELEASE job');
    return { ok: false, error };
  }
}
