import { deliveryChannels, deliveryStates } from '../../src/contract/panel/deliveries.ts';

export const channels = deliveryChannels;
export type Channel = (typeof channels)[number];

/** Channels with at-least-once delivery: the receiver deduplicates by id. All others deliver at most once. */
export const repeatableChannels = ['webhook', 'orders'] as const satisfies readonly Channel[];

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
}

/** The outcome of one attempt. The reason is a short code for the operator, without message content. */
export type Outcome =
  | { readonly kind: 'taken'; readonly providerId?: string; readonly reason?: string }
  | { readonly kind: 'shown' }
  /** Certainly not accepted: retried after at least `retryAfter` milliseconds. */
  | { readonly kind: 'not-taken'; readonly reason: string; readonly retryAfter?: number }
  /** Permanent failure: a retry would be refused as well. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Possibly accepted: only an operator may resend it. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type Sender = (item: OutboxItem) => Promise<Outcome>;

/** The configured channels. Items of other channels stay in the queue. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

/** Whether an operator may resend it: failed and uncertain items, on repeatable channels also sent ones. */
export const mayRepeat = ({ state, channel }: { state: OutboxState; channel: Channel }): boolean =>
  state === 'failed' ||
  state === 'uncertain' ||
  (state === 'sent' && repeatableChannels.some((one) => one === channel));
