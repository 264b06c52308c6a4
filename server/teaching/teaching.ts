import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type Publication, questionsIn } from '../../src/contract/publication.ts';
import type { Database } from '../database/database.ts';
import type { Publications } from '../publications/publication-repository.ts';
import { repeatedJob } from '../runtime/repeated-job.ts';
import type { Timer } from '../runtime/timer.ts';
import type { Reader } from '../understanding/create-reader.ts';
import { type Knowledge, knowledgeFolder } from '../understanding/knowledge.ts';
import { headerOf } from '../understanding/model/weights-file.ts';
import { weightsFile } from '../understanding/read-model.ts';
import type { TaughtRows } from './taught-row-repository.ts';
import type { Trained, TrainingTask } from './train-version.ts';
import { releaseOf, type Versions } from './version-repository.ts';

export type Teaching = Awaited<ReturnType<typeof openTeaching>>;

interface Options {
  database: Database;
  versions: Versions;
  taughtRows: TaughtRows;
  publications: Pick<Publications, 'current'>;
  reader: Pick<Reader, 'learn'>;
  clock: () => Date;
  timer: Timer;
  failed: (error: unknown) => void;
  /** What the release ships. */
  folder?: string;
  weights?: string;
}

/** Milliseconds between two looks, unless the database reports a change. */
const cachedMs = 1000;

/** Between two renewals of a claim. */
const beatMs = 3000;

/** What operators taught the conversation: trained in one process, live in every one. */
export async function openTeaching({
  folder = knowledgeFolder,
  weights: shippedFile = weightsFile,
  ...options
}: Options) {
  const { database, versions, taughtRows, publications, reader, clock, timer, failed } = options;
  const release = releaseOf(headerOf(await readFile(shippedFile)));
  let taken = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let training = Promise.resolve();
  let isClosed = false;

  const look = async (): Promise<void> => {
    lookedAt = clock().getTime();
    const serving = await database.read((db) => versions.serving(db, release));
    if (serving === taken) return;
    const weights = await database.read((db) => versions.weights(db, serving));
    reader.learn({ weights: weights ?? undefined });
    taken = serving;
  };
  const stopWatching = database.watch(() => {
    lookedAt = Number.NEGATIVE_INFINITY;
  });

  const taskOf = (): Promise<TrainingTask> =>
    database.read(async (db) => {
      const { publication } = await publications.current(db);
      const live = await versions.weights(db, await versions.serving(db, release));
      return {
        folder,
        live: live ?? (await readFile(shippedFile)),
        taught: await taughtRows.all(db),
        topics: publishedTopics(publication),
      };
    });

  /** What the process makes of the task; null if it ended before. */
  const trainedBy = (process: ChildProcess): Promise<Trained | null> =>
    new Promise((resolve) => {
      process.once('message', resolve);
      process.once('error', () => resolve(null));
      process.once('exit', () => resolve(null));
      taskOf().then(
        (task) => process.send(task),
        (error) => {
          failed(error);
          process.kill();
        },
      );
    });

  const train = async (claim: string): Promise<void> => {
    // It gets no secret of the server: its task comes by the channel, and it ends when the channel closes.
    const own = fork(new URL('./training-process.ts', import.meta.url), {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = own;
    const beat = repeatedJob({
      round: async () => {
        if (!(await database.write((db) => versions.hold(db, claim, clock())))) own.kill();
      },
      pause: beatMs,
      timer,
      failed,
    });
    beat.start();
    const trained = await trainedBy(own);
    await beat.stop();
    own.kill();
    await database.write(async (db) => {
      if (trained !== null) await versions.add(db, claim, trained, release, clock());
      else await versions.end(db, isClosed ? 'stopped' : 'failed', claim);
    });
  };
  /** Trains in a process of its own; what comes of it is kept if the claim holds to the end. */
  const inOrder = (claim: string): Promise<void> => {
    training = train(claim).catch(failed);
    return training;
  };

  return {
    release,
    /** Runs before every request: takes a version that went live, also through another process. */
    keepUp: async (): Promise<void> => {
      if (looking === undefined && Math.abs(clock().getTime() - lookedAt) < cachedMs) return;
      looking ??= look()
        .catch(failed)
        .finally(() => {
          looking = undefined;
        });
      await looking;
    },
    train: inOrder,
    /** Trains anew if what is live is of another release. */
    renew: async (): Promise<void> => {
      const claim = await database.write((db) => versions.claimRenewal(db, release, clock()));
      if (claim !== null) await inOrder(claim);
    },
    close: async (): Promise<void> => {
      isClosed = true;
      stopWatching();
      child?.kill();
      await training;
    },
  };
}

/** The published questions, each with its wordings: topics, whether they are in force or not. */
export const publishedTopics = ({ faq }: Publication): Knowledge['topics'] =>
  Object.values(faq)
    .flatMap(questionsIn)
    .map(({ id, question, wordings = [] }) => ({ id, wordings: [question, ...wordings] }));
