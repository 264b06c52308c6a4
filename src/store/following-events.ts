import { createAction } from '@reduxjs/toolkit';
import type { FollowedOrder } from '../contract/followed-order.ts';
import type { Schedule } from '../contract/lead/answers.ts';

/** What a customer may keep of an order. */
export const fileKinds = ['summary', 'contract', 'data'] as const;

export type FileKind = (typeof fileKinds)[number];

/** What a customer may want of an order; numbers and codes as they were typed. */
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
/** An order, none, or only that it is done. */
export const followAnswered = createAction<{ kind: FollowTaskKind; order?: FollowedOrder | null }>(
  'followAnswered',
);
export const followRefused = createAction<{
  kind: FollowTaskKind;
  message: string;
  /** By the name of the input. */
  fields: Readonly<Record<string, string>>;
  /** Who was away for long has to prove again that the order is theirs. */
  isAway: boolean;
}>('followRefused');
/** The day and period were taken by somebody else meanwhile. */
export const slotTaken = createAction<{ schedule: Schedule }>('slotTaken');
/** Another order, or another person. */
export const followLeft = createAction('followLeft');
