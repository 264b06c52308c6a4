import type { ConversationClaims } from '../conversations/conversation-claims.ts';
import type { Claimed } from '../conversations/conversation-outcomes.ts';
import type { Connection, Database } from '../database/database.ts';
import { repeatedJob } from '../runtime/repeated-job.ts';
import type { Timer } from '../runtime/timer.ts';
import type { Inbound } from './channel-message.ts';
import { type ChannelPort, sendBy } from './channel-port.ts';
import { apology, beforeOf, carriedOut, inboundOf, lateFor, messageIn } from './claimed-turn.ts';
import type { TakeTurn, Turn } from './turn.ts';
import { saidToPerson } from './visit/said-by-visitor.ts';

type ChannelName = Claimed['conversation']['channel'];

interface Options {
  readonly database: Database;
  readonly claims: ConversationClaims;
  /** Written down after the commit: see `Erasures`. */
  readonly erasures: { writeDown(id: string, now: Date): void };
  readonly takeTurn: TakeTurn;
  readonly channels: Readonly<Partial<Record<ChannelName, ChannelPort>>>;
  readonly clock: () => Date;
  readonly timer: Timer;
  readonly failed: (error: unknown) => void;
}

const pause = 1000;
/** What holds no answer waits so long for what is written next. */
export const longestGathering = 1500;
/** Conversations in progress; those in a step that waits for another system are counted by `atMost` alone. */
const atOnce = 20;
const atMost = 50;
const longestStep = 2000;
/** Whoever waits longer for a place is told that it takes long. */
const longestWait = 4000;
/** Shorter than a claim lasts. */
const longestTurn = 45_000;

export type ChannelWorker = ReturnType<typeof channelWorker>;

/** Carries messages out and sends what they come to: of one conversation in order, of several at once. */
export function channelWorker(options: Options) {
  const { database, claims, erasures, takeTurn, channels, clock, timer, failed } = options;
  const running = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  /** Who waits for a place, each with what calls off that they are told so. */
  const queue = new Map<string, () => void>();
  let telling: string | undefined;
  let told = Promise.resolve();
  let isStopped = false;
  let lastAlone: Promise<unknown> = Promise.resolve();

  const goOn = async (db: Connection, held: Claimed): Promise<Claimed | undefined> =>
    // Who has written more waits again while others do; the round comes back to them.
    isStopped ? void (await claims.release(db, held)) : claims.next(db, held, clock(), queue.size > 0);

  /** What holds no answer waits for what is written next. Undefined if its turn has come. */
  const gathered = (held: Claimed, { received }: Inbound) =>
    database.write(async (db): Promise<{ next?: Claimed | undefined } | undefined> => {
      const { id } = held.conversation;
      const [at = '', another] = await claims.received(db, id);
      if (another !== undefined) {
        const said = received.kind === 'text' ? received.text : '';
        return (await claims.passOver(db, held, said, clock())) ? { next: await goOn(db, held) } : {};
      }
      const left = Date.parse(at) + longestGathering - clock().getTime();
      if (!(left > 0)) return undefined;
      await claims.wait(db, held);
      timer.after(Math.min(left, longestGathering), () => kick(id));
      return {};
    });

  const finish = async (
    held: Claimed,
    { isLeft, ...before }: ReturnType<typeof beforeOf>,
    inbound: Inbound,
  ): Promise<Claimed | undefined> => {
    let turn: Turn;
    try {
      turn = await within(longestTurn, timer, takeTurn(before, inbound));
    } catch (error) {
      failed(error);
      const isOver = await database.write((db) =>
        claims.fail(db, held, [apology(inbound)], clock(), error !== tooLong),
      );
      return isOver ? database.write((db) => goOn(db, held)) : undefined;
    }
    if (!(await database.write((db) => claims.finish(db, held, carriedOut(turn, inbound, isLeft), clock()))))
      return undefined;
    if (turn.isErased) erasures.writeDown(held.conversation.id, clock());
    return database.write((db) => goOn(db, held));
  };

  /** Not read again: processes die of it. */
  const setAside = async (held: Claimed): Promise<Claimed | undefined> => {
    const inbound = await inboundOf(held, options);
    const text = saidToPerson(inbound.received);
    const kept = { reason: 'ends the process', text, apology: [apology(inbound)] };
    const isOver = await database.write((db) => claims.giveUp(db, held, kept, clock()));
    return isOver ? database.write((db) => goOn(db, held)) : undefined;
  };

  /** Of many that a process died with one may be the cause: one after another, the next death tells which. */
  const carryOutAlone = (held: Claimed): Promise<Claimed | undefined> => {
    const done = lastAlone.then(async () => {
      if (isStopped) return database.write((db) => goOn(db, held));
      return (await database.write((db) => claims.beginAlone(db, held, clock()))) ? read(held) : undefined;
    });
    lastAlone = done.catch(() => {});
    return done;
  };

  const carryOut = (held: Claimed): Promise<Claimed | undefined> => {
    const again = held.message.deaths === 1 ? carryOutAlone : setAside;
    return (held.message.deaths === 0 ? read : again)(held);
  };

  const read = async (held: Claimed): Promise<Claimed | undefined> => {
    const inbound = await inboundOf(held, options);
    const before = beforeOf(held, clock());
    const port = before.isSilent ? undefined : channels[held.conversation.channel];
    const waits = port?.holdsNoAnswer?.(inbound) ? await gathered(held, inbound) : undefined;
    if (waits !== undefined) return waits.next;
    if (inbound.received.kind !== 'staff') port?.begin(inbound);
    return finish(held, before, inbound);
  };

  const send = async (held: Claimed, then = goOn): Promise<Claimed | undefined> => {
    const { conversation, message } = held;
    const { contact, last_in_at: lastInAt, channel } = conversation;
    const partsBefore = message.body.partsSent ?? 0;
    if (message.author === 'operator' && partsBefore === 0) {
      const unread = await database.read((db) => claims.unread(db, conversation.id));
      if (unread !== undefined) channels[channel]?.read(unread);
    }
    const { replyTo } = message.body;
    const isLate =
      replyTo !== undefined && (await database.read((db) => claims.received(db, conversation.id))).length > 0;
    const { outcome, partsSent } = await sendBy(channels[channel], {
      id: message.id,
      to: message.body.to ?? contact.to ?? contact.phone,
      message: messageIn.parse(message.body.message),
      partsSent: partsBefore,
      lastInAt,
      ...(isLate && { replyTo }),
    }).catch((error: unknown) => {
      failed(error);
      return { outcome: { kind: 'unknown', reason: 'sender failed' } as const, partsSent: partsBefore };
    });
    return database.write(async (db) =>
      (await claims.settle(db, held, outcome, partsSent, clock())) ? then(db, held) : undefined,
    );
  };

  const work = async (id: string): Promise<void> => {
    let held = await database.write((db) => claims.claim(db, id, clock()));
    while (held !== undefined)
      held = await withoutPlace(id, (held.message.state === 'received' ? carryOut : send)(held));
  };

  /** A step that takes long keeps nobody else waiting. */
  const withoutPlace = <T>(id: string, step: Promise<T>): Promise<T> => {
    const callOff = timer.after(longestStep, () => {
      waiting.add(id);
      startNext();
    });
    return step.finally(() => {
      callOff();
      waiting.delete(id);
    });
  };

  const isFull = (): boolean => running.size >= atMost || running.size - waiting.size >= atOnce;

  /** One after another, so that it takes little from those who are served. */
  const tellLate = async (id: string): Promise<void> => {
    if (isStopped || !queue.has(id) || running.has(id)) return;
    telling = id;
    try {
      const held = await database.write((db) => claims.say(db, id, lateFor, clock()));
      if (held !== undefined) await send(held, async (db) => void (await claims.release(db, held)));
    } finally {
      telling = undefined;
      startNext();
    }
  };

  const kick = (id: string): void => {
    if (isStopped || queue.has(id)) return;
    if (isFull() || running.has(id) || telling === id) {
      const tell = () => {
        told = told.then(() => tellLate(id)).catch(failed);
      };
      queue.set(id, timer.after(longestWait, tell));
      return;
    }
    const ended = () => {
      running.delete(id);
      startNext();
    };
    running.set(id, work(id).catch(failed).then(ended));
  };

  const startNext = (): void => {
    const next = isFull() ? undefined : [...queue.keys()].find((one) => !running.has(one) && one !== telling);
    if (next === undefined) return;
    queue.get(next)?.();
    queue.delete(next);
    kick(next);
  };

  const round = async (): Promise<void> => {
    const names = (['whatsapp', 'site', 'phone'] as const).filter((name) => channels[name] !== undefined);
    for (const id of await database.read((db) => claims.waiting(db, names, atMost, clock())))
      if (!running.has(id)) kick(id);
  };

  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running.values());
  };

  const job = repeatedJob({ round, pause, timer, failed });
  return {
    /** Goes on with a conversation at once: call after the commit of what came in. */
    kick,
    /** Goes on with what is left over: of a process that died, or to be tried again. */
    round,
    /** Resolves when no conversation is worked on. */
    idle,
    start: job.start,
    /** Finishes the step of each conversation, and lets them go. */
    stop: async (): Promise<void> => {
      isStopped = true;
      for (const callOff of queue.values()) callOff();
      queue.clear();
      await job.stop();
      await told;
      await idle();
    },
  };
}

const tooLong = new Error('The turn takes too long');

function within<T>(milliseconds: number, timer: Timer, job: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = timer.after(milliseconds, () => reject(tooLong));
    job.then(resolve, reject).finally(callOff);
  });
}
