import { createAction } from '@reduxjs/toolkit';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import type { FollowedRenewal } from '../../contract/followed-renewal.ts';
import type { Schedule } from '../../contract/lead/answers.ts';

/** Files that a customer can download of an order. */
export const fileKinds = ['summary', 'contract', 'data'] as const;

export type FileKind = (typeof fileKinds)[number];

/** Tasks of the order page, with numbers and codes as typed. */
export type FollowTask =
  | { kind: 'look' }
  | { kind: 'open'; number: string; phoneEnding: string }
  | { kind: 'send-code'; number: string }
  | { kind: 'open-by-code'; number: string; code: string }
  | { kind: 'move'; number: string; schedule: Schedule }
  | { kind: 'withdraw'; number: string }
  | { kind: FileKind; number: string };

export type FollowTaskKind = FollowTask['kind'];

export const followAsked = createAction<FollowTask>('followAsked');
/** What a task loaded, one of both; without `order` it loads nothing. */
export interface FollowedReply {
  order?: FollowedOrder | null;
  renewal?: FollowedRenewal | null;
}

export const followAnswered = createAction<FollowedReply & { kind: FollowTaskKind }>('followAnswered');
export const followRefused = createAction<{
  kind: FollowTaskKind;
  message: string;
  /** Messages by input name. */
  fields: Readonly<Record<string, string>>;
  /** The session has expired: the customer must prove ownership again. */
  isAway: boolean;
}>('followRefused');
/** Another customer took the slot in the meantime. */
export const slotTaken = createAction<{ schedule: Schedule }>('slotTaken');
/** The customer closes this order to see another one, or logs out. */
export const followLeft = createAction('followLeft');
