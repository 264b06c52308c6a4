import type { Database } from '../database/database.ts';
import { wideNetworkOf } from '../http/network-of.ts';
import { currentWork } from '../observability/current-work.ts';
import type { CallCounts, Counted, Spent } from './call-count-repository.ts';
import { roomFor } from './fair-share.ts';
import {
  type Limit,
  type LimitName,
  limits,
  networkRatesOf,
  type Rate,
  type Scope,
  scopes,
} from './limits.ts';
import { createOccupancy } from './occupancy.ts';
import { createCountsHere, refuseIfFull, tooCrowded } from './rate-limit.ts';

export interface Caller {
  /** The address, or its IPv6 network. */
  readonly address: string;
  /** The device id; read lazily, because reading sets a cookie. */
  readonly device?: () => string;
  /** The subject: a document, line, lead or account. */
  readonly about?: string | undefined;
  /** How many of what is counted the call asks for, or gives back. */
  readonly many?: number;
}

interface Options {
  readonly database: Database;
  readonly counts: CallCounts;
  readonly clock: () => Date;
}

export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter({ database, counts, clock }: Options) {
  const here = createCountsHere();
  const underWay = createOccupancy();

  const spend = async (name: LimitName, caller: Caller): Promise<void> => {
    const counted = countedFor(name, caller);
    const now = clock();
    const { counted: where, why }: Limit = limits[name];
    const spent =
      where === 'here'
        ? await spendInTurn(counted, (some) => here.spend(some, now))
        : await database.write((db) => spendInTurn(counted, (some) => counts.spend(db, some, now)));
    if (spent.some((one) => one.scope === 'everyone' && 'fullUntil' in one))
      currentWork()?.metrics?.noteRefusedCall('everyone');
    refuseIfFull(spent, now, why);
  };

  return {
    /** Counts the call; refuses it until the window ends if the limit is exceeded. */
    spend,
    /** Counts and runs the call, unless its network has too many concurrent calls. */
    within: async <T>(name: LimitName, caller: Caller, job: () => Promise<T>): Promise<T> => {
      await spend(name, caller);
      const { atOnce }: Limit = limits[name];
      const holder = `${name} ${wideNetworkOf(caller.address)}`;
      if (atOnce === undefined) return job();
      if (underWay.of(holder) >= atOnce) throw tooCrowded();
      const leave = underWay.take(holder);
      return job().finally(leave);
    },
    reset: (name: LimitName, caller: Caller): Promise<void> =>
      database.write((db) => counts.forget(db, countedFor(name, caller).filter(isAboutSomething))),
  };
}

type SpendSome = (counted: readonly Counted[]) => readonly Spent[] | Promise<readonly Spent[]>;

/** Counts the caller first: a caller over the limit must not use up the limits of the subject or of everyone. */
async function spendInTurn(counted: readonly Counted[], spendSome: SpendSome): Promise<readonly Spent[]> {
  const own = await spendSome(counted.filter(isOfCaller));
  if (own.some((one) => 'fullUntil' in one)) return own;
  const share = own.find(({ scope }) => scope === 'share');
  const before = share !== undefined && 'calls' in share ? share.calls - 1 : 0;
  const shared = counted.filter((one) => !isOfCaller(one));
  return spendSome(
    shared.map((one) => (one.scope === 'everyone' ? { ...one, rate: shareOf(one.rate, before) } : one)),
  );
}

/** The limit for everyone as it applies to a network with so many calls in the window. */
const shareOf = ({ calls, windowMs }: Rate, before: number): Rate => ({
  calls: roomFor(calls, before),
  windowMs,
});

const isOfCaller = ({ scope }: Counted): boolean => !['about', 'everyone'].includes(scope);
const isAboutSomething = ({ scope }: Counted): boolean => ['about', 'aboutByNetwork'].includes(scope);

const valueFor: Readonly<Record<Scope, (caller: Caller) => string | undefined>> = {
  device: ({ device }) => device?.(),
  address: ({ address }) => address,
  network: ({ address }) => wideNetworkOf(address),
  share: ({ address }) => wideNetworkOf(address),
  aboutByNetwork: ({ about, address }) => about && `${about} ${wideNetworkOf(address)}`,
  about: ({ about }) => about,
  everyone: () => 'everyone',
};

function countedFor(name: LimitName, caller: Caller): Counted[] {
  const { per }: Limit = limits[name];
  const rates: Partial<Record<Scope, Rate>> = { ...per, ...networkRatesOf(per) };
  return scopes.flatMap((scope) => {
    const rate = rates[scope];
    const value = rate && valueFor[scope](caller);
    return rate === undefined || value === undefined
      ? []
      : [{ limit: name, scope, value, rate, many: caller.many }];
  });
}
