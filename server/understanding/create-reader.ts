import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { CalendarDate } from '../../src/brazil/date.ts';
import type { OpeningHours } from '../../src/brazil/opening.ts';
import type { MessageContext, Understood } from '../../src/contract/calls/understand.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Campaign } from '../../src/funnel/campaign.ts';
import type { PublishedAnswer } from '../../src/funnel/published-answers.ts';
import { roomFor } from '../access/fair-share.ts';
import { createOccupancy } from '../access/occupancy.ts';
import { tooCrowded } from '../access/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Span } from './rows.ts';

export interface Asked {
  readonly message: string;
  readonly context: MessageContext;
  /** The plans in view, in their order. */
  readonly plans: readonly Plan[];
  readonly today: CalendarDate;
  readonly hours?: OpeningHours;
}

/** What the thread is told: it answers a message, and nothing to what it learns. */
export type Task = Question | { does: 'learn'; lesson: Partial<Lesson> };

type Question = { does: 'read'; asked: Asked } | { does: 'mark'; message: string; step: string };

/** What of a message is a value, and the acts that the model finds likeliest, without their values. */
export interface Marked {
  /** Its text as it was read: one kind of space. */
  text: string;
  spans: readonly Span[];
  guesses: readonly string[];
}

export interface Answer extends Understood {
  marked?: Marked;
}

/** What is learnt since the release. */
export interface Lesson {
  /** Weights of a training in the panel; undefined: those that the release ships. */
  readonly weights: Uint8Array | undefined;
  readonly made: readonly Campaign[];
  /** What is published for the conversation, by campaign. */
  readonly published: Readonly<Record<string, readonly PublishedAnswer[]>>;
}

interface Job extends PromiseWithResolvers<Answer> {
  readonly question: Question;
  readonly network: string;
  readonly leave: () => void;
}

interface Thread {
  readonly worker: Worker;
  readonly warm: PromiseWithResolvers<void>;
  isWarm: boolean;
  /** The message that it reads, and the timer that ends it. */
  job?: Job | undefined;
  limit?: NodeJS.Timeout;
}

/** Whoever waits behind all others is still read in time: the longest messages take some 70 ms, others a few. */
const places = 32;

/** A caller waits no longer, and a thread that reads one message for so long is replaced. */
const usualTimeLimitMs = 1500;

/** Who sends much is known by what it sent in so long. */
const recently = 10_000;

const ownThread = () =>
  new Worker(new URL('./reading-thread.ts', import.meta.url), { workerData: getCompileCacheDir() });

export type Reader = ReturnType<typeof createReader>;

/** Reads messages in a thread of its own, one at a time. Keeps and logs nothing of them. */
export function createReader(openThread: () => Worker = ownThread, timeLimitMs = usualTimeLimitMs) {
  const held = createOccupancy();
  const recent = createOccupancy();
  const waiting = new Set<Job>();
  let thread: Thread | undefined;
  let learnt: Partial<Lesson> = {};

  const teach = ({ worker }: Thread, lesson: Partial<Lesson>) =>
    worker.postMessage({ does: 'learn', lesson } satisfies Task);

  const start = (): Thread => {
    const own: Thread = { worker: openThread(), warm: Promise.withResolvers(), isWarm: false };
    // Nobody waits for the warming of one that a message started.
    own.warm.promise.catch(() => {});
    own.worker.on('message', (answer: Answer) => {
      clearTimeout(own.limit);
      own.job?.resolve(answer);
      own.job = undefined;
      // The first message of the thread answers none: it tells that it is warm.
      own.isWarm = true;
      own.warm.resolve();
      readNext();
    });
    own.worker.once('error', (error) => end(own, error));
    teach(own, learnt);
    return own;
  };

  /** Replaces a thread that has read; one that could not even start is tried again with the next message. */
  const end = (ended: Thread, error: unknown): void => {
    clearTimeout(ended.limit);
    ended.warm.reject(error);
    ended.job?.reject(error);
    void ended.worker.terminate();
    if (thread !== ended) return;
    thread = ended.isWarm ? start() : undefined;
    if (ended.isWarm) return;
    for (const job of waiting) job.reject(error);
    waiting.clear();
  };

  /** Who sends much waits behind who sends little, and nobody behind a flood. */
  const inTurn = () =>
    [...waiting].toSorted((one, other) => recent.of(one.network) - recent.of(other.network));

  const refuse = (job: Job, why: Refusal): void => {
    waiting.delete(job);
    job.leave();
    job.reject(why);
  };

  /** Where all places are taken, who sent least gets that of who sent most. */
  const makePlace = (network: string): void => {
    const busiest = inTurn().at(-1);
    if (busiest === undefined || recent.of(busiest.network) <= recent.of(network) + 1) throw unread();
    refuse(busiest, tooCrowded());
  };

  const readNext = (): void => {
    const own = thread;
    const [job] = inTurn();
    if (job === undefined || !own?.isWarm || own.job !== undefined) return;
    waiting.delete(job);
    own.job = job;
    own.limit = setTimeout(() => end(own, unread()), timeLimitMs);
    own.worker.postMessage(job.question satisfies Task);
  };

  const ask = async (question: Question, network: string): Promise<Answer> => {
    if (Math.min(held.total(), places - 1) >= roomFor(places, held.of(network))) throw tooCrowded();
    if (held.total() >= places) makePlace(network);
    setTimeout(recent.take(network), recently).unref();
    const job: Job = { question, network, leave: held.take(network), ...Promise.withResolvers() };
    const late = setTimeout(() => refuse(job, unread()), timeLimitMs);
    waiting.add(job);
    thread ??= start();
    readNext();
    return job.promise.finally(() => {
      clearTimeout(late);
      job.leave();
    });
  };

  return {
    /** Starts the thread if there is none. Resolves once it reads, and fails if it cannot. */
    warm: (): Promise<void> => {
      thread ??= start();
      return thread.warm.promise;
    },
    read: (asked: Asked, network: string): Promise<Understood> => ask({ does: 'read', asked }, network),
    mark: async (message: string, step: string, network: string): Promise<Marked> => {
      const { marked } = await ask({ does: 'mark', message, step }, network);
      if (marked === undefined) throw unread();
      return marked;
    },
    /** Counts from the next message on; parts that are missing stay as they are. */
    learn: (lesson: Partial<Lesson>): void => {
      learnt = { ...learnt, ...lesson };
      if (thread !== undefined) teach(thread, lesson);
    },
    close: async (): Promise<void> => {
      const last = thread;
      thread = undefined;
      if (last === undefined) return;
      end(last, unread());
      await last.worker.terminate();
    },
  };
}

const unread = (): Refusal =>
  new Refusal(
    503,
    problemCodes.busy,
    'Não consegui ler a mensagem agora. Envie de novo em alguns segundos.',
    [],
    { headers: { 'retry-after': '2' } },
  );
