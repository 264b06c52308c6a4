import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { afterQuietHours } from './after-quiet-hours.ts';
import type { Channel, Outcome, Standing } from './outbox-item.ts';
import { sealItem } from './outbox-row.ts';
import { maxAttempts, retryDelay } from './retry-delay.ts';

interface Turn {
  readonly protection: Protection;
  readonly random: Random;
  readonly reports: boolean;
  readonly startedAt: Date;
  readonly now: Date;
}

/** A report of a delivery takes a moment after WhatsApp has given up. */
const reportTakes = 30_000;

/** The next channel: never an earlier one, and never one that may have delivered the content. */
const nextWay = ({ item: { channel, chain }, spent }: Standing): Channel | undefined => {
  const ways = (chain?.ways ?? []).map((way) => way.channel);
  return ways.slice(ways.indexOf(channel) + 1).find((one) => !spent.includes(one));
};

/** The columns of an item that goes by another channel, or once more by its own. */
export function columnsBy(
  channel: Channel,
  { item, spent }: Standing,
  { protection, now }: Pick<Turn, 'protection' | 'now'>,
  { failure, isSpent }: { failure: string | null; isSpent: boolean },
) {
  const to = item.chain?.ways.find((way) => way.channel === channel)?.to ?? item.to;
  return {
    state: 'waiting',
    channel,
    message: sealItem(protection, { ...item, to }),
    spent_channels: (isSpent ? [...spent, item.channel] : spent).join(' '),
    due_at: now.toISOString(),
    attempts: 0,
    failure,
    claim: null,
    delivery: null,
    move_at: null,
  };
}

/** The columns of an item that leaves its channel by itself; undefined if there is no other. */
export function columnsOfMove(
  standing: Standing,
  turn: Pick<Turn, 'protection' | 'now'>,
  why: { failure: string; isSpent: boolean },
) {
  const next = nextWay(standing);
  const quietHours = standing.item.chain?.quietHours;
  if (next === undefined) return undefined;
  const due = quietHours ? afterQuietHours(turn.now, quietHours) : turn.now;
  return { ...columnsBy(next, standing, turn, why), due_at: due.toISOString() };
}

/** What an attempt, or a report of a failed delivery, makes of an item. */
export function columnsAfter(outcome: Outcome, standing: Standing, turn: Turn) {
  const { reports, now } = turn;
  const within = standing.item.chain?.within;
  switch (outcome.kind) {
    case 'taken': {
      const isWatched = reports && within !== undefined && nextWay(standing) !== undefined;
      return {
        state: 'sent',
        failure: null,
        provider_id: outcome.providerId ?? null,
        move_at: isWatched ? momentAfter(now, within + reportTakes) : null,
      };
    }
    case 'shown':
      return { state: 'shown', failure: null };
    case 'refused': {
      const failure = outcome.reason;
      const moved = outcome.isFinal ? undefined : columnsOfMove(standing, turn, { failure, isSpent: false });
      return moved ?? { state: 'failed', failure };
    }
    case 'unknown':
      return { state: 'uncertain', failure: outcome.reason };
    case 'not-taken':
      return columnsOfRetry(outcome, standing, turn);
  }
}

function columnsOfRetry(
  { reason, retryAfter, untilFixed }: Extract<Outcome, { kind: 'not-taken' }>,
  standing: Standing,
  turn: Turn,
) {
  const within = standing.item.chain?.within;
  const dueAt = momentAfter(turn.now, retryDelay(standing.attempts, turn.random, retryAfter));
  const until = standing.moveAt ?? (within === undefined ? null : momentAfter(turn.startedAt, within));
  const isOver = standing.attempts >= maxAttempts;
  const leaves = untilFixed || isOver || (until !== null && dueAt > until);
  const moved = leaves ? columnsOfMove(standing, turn, { failure: reason, isSpent: false }) : undefined;
  const state = isOver ? 'failed' : 'waiting';
  return moved ?? { state, failure: reason, due_at: dueAt, move_at: until, delivery: null };
}
