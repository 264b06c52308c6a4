import { deliveryChannels, deliveryStates } from '../../src/contract/panel/deliveries.ts';

export const channels = deliveryChannels;
export type Channel = (typeof channels)[number];

/** Whoever receives by these knows a repeated one by its id: at least once, instead of at most once. */
export const repeatableChannels = ['webhook', 'orders'] as const satisfies readonly Channel[];

/** `sending` is claimed by a worker; `shown` is for the sandbox, which sends nothing. */
export const outboxStates = deliveryStates;
export type OutboxState = (typeof outboxStates)[number];

/** What a sender gets. Its id is the same in every attempt, so that a receiver can tell a repeated one. */
export interface OutboxItem {
  readonly id: string;
  readonly kind: string;
  readonly channel: Channel;
  readonly to: string;
  /** As it was put in; the sender parses it. */
  readonly data: unknown;
}

/** What became of one attempt. A reason is a word for the operator, without anything of the message. */
export type Outcome =
  | { readonly kind: 'taken'; readonly providerId?: string; readonly reason?: string }
  | { readonly kind: 'shown' }
  /** Surely not taken: another attempt follows, at the earliest after `retryAfter` milliseconds. */
  | { readonly kind: 'not-taken'; readonly reason: string; readonly retryAfter?: number }
  /** Another attempt would be refused as well. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It may have been taken: nobody tries again but a person. */
  | { readonly kind: 'unknown'; readonly reason: string };

export type Sender = (item: OutboxItem) => Promise<Outcome>;

/** The ways that are set up. What goes another way waits. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

/** Whether a person may have it sent again: what failed or may not have arrived; of what may be repeated, also what did. */
export const mayRepeat = ({ state, channel }: { state: OutboxState; channel: Channel }): boolean =>
  state === 'failed' ||
  state === 'uncertain' ||
  (state === 'sent' && repeatableChannels.some((one) => one === channel));
