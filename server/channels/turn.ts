import type { FaceId } from '../../src/funnel/routes/face.ts';
import type { Asked, ChannelMessage, Inbound } from './channel-message.ts';

export type ChannelFace = Extract<FaceId, 'whatsapp' | 'phone'>;

/** A conversation as a turn finds it. */
export interface Before {
  readonly id: string;
  readonly face: ChannelFace;
  /** The visit as the turn before left it; null at the first message. */
  readonly visit: string | null;
  /** What was begun here last, although the visit may have ended. */
  readonly leadId: string | null;
  /** A person speaks: the shop itself says nothing. */
  readonly isSilent: boolean;
  readonly isStopped: boolean;
  /** It was begun before: what it changed then may be stored. */
  readonly isRepeated: boolean;
}

/** What one message came to. All of it is stored together. */
export interface Turn {
  readonly visit: string;
  readonly leadId: string | null;
  readonly campaign: string;
  /** What was said, as people of the shop may read it: without secrets. */
  readonly said: string;
  readonly shown: readonly ChannelMessage[];
  /** What they ask. */
  readonly asks?: Asked;
  /** The channel's id of a message that a person is to read. */
  readonly unread?: string;
  /** A person was asked for. */
  readonly asksPerson: boolean;
  /** Messages in a row that were not understood. */
  readonly misunderstood: number;
  readonly isStopped: boolean;
  /** The visitor had everything erased: the conversation goes as well, once `shown` is sent. */
  readonly isErased: boolean;
}

/**
 * Carries one message out. Taken again after a crash with the same message, it makes the same calls with the same keys,
 * so that nothing happens twice.
 */
export type TakeTurn = (before: Before, message: Inbound) => Promise<Turn>;
