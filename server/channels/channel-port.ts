import type { Outcome } from '../outbox/outbox-item.ts';
import type { ChannelMessage, Inbound } from './channel-message.ts';

export interface Sending {
  readonly id: string;
  readonly to: string;
  readonly message: ChannelMessage;
  /** Parts of it that were taken before. */
  readonly partsSent: number;
  readonly lastInAt: string | null;
  /** The channel's id of the message that it answers, if another one came meanwhile. */
  readonly replyTo?: string | undefined;
}

export interface ChannelPort {
  send(sending: Sending): Promise<{ readonly outcome: Outcome; readonly partsSent: number }>;
  /** Shows that it was read, and that a reply is on its way. */
  begin(inbound: Inbound): void;
  /** Shows that a person has read this message, and all before it. */
  read(id: string): void;
  /** Whether it may wait for what is written next. */
  holdsNoAnswer?(inbound: Inbound): boolean;
}

/** On the phone a person reads from the panel what is shown, so that it is there once it is stored. */
export const phoneChannel: ChannelPort = {
  send: async () => ({ outcome: { kind: 'shown' }, partsSent: 1 }),
  begin: () => undefined,
  read: () => undefined,
};

export const sendBy = async (port: ChannelPort | undefined, sending: Sending) =>
  port === undefined
    ? { outcome: { kind: 'refused', reason: 'not set up' } as const, partsSent: 0 }
    : port.send(sending);
