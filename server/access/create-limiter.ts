import type { Database } from '../database/database.ts';
import type { CallCounts, Counted } from './call-count-repository.ts';
import { type Limit, type LimitName, limits, type Scope, scopes } from './limits.ts';
import { createRateLimit, type RateLimit, secondsUntil, tooMany } from './rate-limit.ts';

/** The caller and the subject of a call. */
export interface Caller {
  /** The address, or its IPv6 network. */
  readonly address: string;
  /** The device id; read lazily, because reading sets a cookie. */
  readonly device?: () => string;
  /** The subject: a document, line, lead or account. */
  readonly about?: string | undefined;
}

export interface Limiter {
  /** Counts the call; refuses it until the window ends if the limit is exceeded. */
  spend(name: LimitName, caller: Caller): Promise<void>;
  /** Counts and runs the call, unless the address has too many concurrent calls. */
  within<T>(name: LimitName, caller: Caller, job: () => Promise<T>): Promise<T>;
  /** Resets the counter of the subject after a successful identification. */
  reset(name: LimitName, caller: Caller): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly counts: CallCounts;
  readonly clock: () => Date;
}

export function createLimiter({ database, counts, clock }: Options): Limiter {
  const here = new Map<string, RateLimit>();
  const underWay = new Map<string, number>();

  const spendHere = (counted: readonly Counted[]) => {
    for (const { limit, scope, value, rate } of counted) {
      const name = `${limit} ${scope}`;
      const window = here.get(name) ?? createRateLimit({ ...rate, clock });
      here.set(name, window);
      window.spend(value);
    }
  };

  /** Counts the caller first: a caller over the limit must not use up the limits of the subject or of everyone. */
  const spendTogether = async (counted: readonly Counted[], why: string | undefined) => {
    const now = clock();
    const until = await database.write(
      async (db) =>
        (await counts.spend(db, counted.filter(isOfCaller), now)) ??
        (await counts.spend(
          db,
          counted.filter((one) => !isOfCaller(one)),
          now,
        )),
    );
    if (until !== null) throw tooMany(secondsUntil(until, now), why);
  };

  const occupied = async <T>(of: string, atOnce: number, job: () => Promise<T>): Promise<T> => {
    const taken = underWay.get(of) ?? 0;
    if (taken >= atOnce) throw tooMany(secondsToWait, crowded);
    underWay.set(of, taken + 1);
    try {
      return await job();
    } finally {
      const left = (underWay.get(of) ?? 1) - 1;
      if (left === 0) underWay.delete(of);
      else underWay.set(of, left);
    }
  };

  const spend: Limiter['spend'] = async (name, caller) => {
    const counted = countedFor(name, caller);
    const { counted: where, why }: Limit = limits[name];
    if (where === 'here') spendHere(counted);
    else await spendTogether(counted, why);
  };

  return {
    spend,
    within: async (name, caller, job) => {
      await spend(name, caller);
      const { atOnce }: Limit = limits[name];
      return atOnce === undefined ? job() : occupied(`${name} ${caller.address}`, atOnce, job);
    },
    reset: (name, caller) =>
      database.write((db) => counts.forget(db, countedFor(name, caller).filter(isAboutSomething))),
  };
}

const isOfCaller = ({ scope }: Counted): boolean => !['about', 'everyone'].includes(scope);
const isAboutSomething = ({ scope }: Counted): boolean => ['about', 'aboutByAddress'].includes(scope);

const valueFor: Readonly<Record<Scope, (caller: Caller) => string | undefined>> = {
  device: ({ device }) => device?.(),
  address: ({ address }) => address,
  aboutByAddress: ({ about, address }) => about && `${about} ${address}`,
  about: ({ about }) => about,
  everyone: () => 'everyone',
};

function countedFor(name: LimitName, caller: Caller): Counted[] {
  const { per }: Limit = limits[name];
  return scopes.flatMap((scope) => {
    const rate = per[scope];
    const value = rate && valueFor[scope](caller);
    return rate === undefined || value === undefined ? [] : [{ limit: name, scope, value, rate }];
  });
}

const secondsToWait = 2;
const crowded = 'Há muitas consultas ao mesmo tempo vindas da sua rede.';
