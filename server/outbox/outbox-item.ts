import * as z from 'zod/mini';
import { deliveryChannels, deliveryStates } from '../../src/contract/panel/deliveries.ts';

export const channels = deliveryChannels;
export type Channel = (typeof channels)[number];

/** Channels with at-least-once delivery: the receiver deduplicates by id. All others deliver at most once. */
export const repeatableChannels = ['webhook', 'orders', 'events'] as const satisfies readonly Channel[];

/** `sending`: claimed by a worker. `shown`: displayed by the sandbox instead of being sent. */
export const outboxStates = deliveryStates;
export type OutboxState = (typeof outboxStates)[number];

/** The input of a sender. The id is the same in every attempt, so that a receiver can deduplicate. */
export interface OutboxItem {
  readonly id: string;
  readonly kind: string;
  readonly channel: Channel;
  readonly to: string;
  /** As it was enqueued; the sender parses it. */
  readonly data: unknown;
  /** Missing where there is only one channel. */
  readonly chain?: Chain | undefined;
}

/** The channels by which an item may go. */
type Chain = z.output<typeof chain>;

export const chain = z.readonly(
  z.object({
    /** In order of preference. */
    ways: z.array(z.object({ channel: z.enum(channels), to: z.string() })),
    /** Milliseconds after which an undelivered item leaves its channel. */
    within: z.optional(z.number()),
    /** Hours in which no item goes on to another channel. */
    quietHours: z.optional(z.object({ from: z.number(), to: z.number() })),
  }),
);

export interface Standing {
  readonly item: OutboxItem;
  readonly attempts: number;
  readonly moveAt: string | null;
  /** Channels that were left although they may have delivered it. */
  readonly spent: readonly string[];
}

/** The outcome of one attempt. The reason is a short code for the operator, without message content. */
export type Outcome = (
  | { readonly kind: 'taken'; readonly providerId?: string; readonly reason?: string }
  | { readonly kind: 'shown' }
  /**
   * Certainly not accepted: retried after at least `retryAfter` milliseconds. `untilFixed`: the channel takes nothing
   * until somebody repairs it, so that the item goes to the next one at once.
   */
  | {
      readonly kind: 'not-taken';
      readonly reason: string;
      readonly retryAfter?: number;
      readonly untilFixed?: true;
    }
  /** Permanent failure: a retry would be refused as well. `isFinal`: another channel may not be used either. */
  | { readonly kind: 'refused'; readonly reason: string; readonly isFinal?: true }
  /** Possibly accepted: only an operator may resend it, on this channel or another. */
  | { readonly kind: 'unknown'; readonly reason: string }
) & {
  /** What the other side replied; its beginning is kept with the attempt of an event. */
  readonly reply?: string;
};

export type Sender = (item: OutboxItem) => Promise<Outcome>;

/** The configured channels. Items of other channels stay in the queue. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

interface Repeated {
  readonly state: OutboxState;
  readonly channel: Channel;
  readonly chain?: Chain | undefined;
  readonly spent: readonly string[];
}

/**
 * The channels by which an operator may send it again. Content that a channel may have delivered never goes by it a
 * second time; of an uncertain item only a person can know.
 */
export function repeatableBy({ state, channel, chain, spent }: Repeated): readonly Channel[] {
  const isOpen = state === 'failed' || state === 'uncertain';
  if (!isOpen && state !== 'sent') return [];
  const mayStay = isOpen || repeatableChannels.some((one) => one === channel);
  const others = (chain?.ways ?? []).map((way) => way.channel).filter((one) => one !== channel);
  return [...(mayStay ? [channel] : []), ...others.filter((one) => !spent.includes(one))];
}
