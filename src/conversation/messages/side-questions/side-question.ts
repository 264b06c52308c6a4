import type { KeptPart, RecognisedAnswer, ReplyLink } from '../../understanding/reading.ts';

/** Another way to take what was written, beside yes and no. */
export interface Other {
  label: string;
  answers: readonly RecognisedAnswer[];
}

/** The actions below a reply: a link, suggestions to tap, contact with a person. */
export interface ReplyActions {
  handsOff?: true;
  link?: ReplyLink;
  suggestions?: readonly string[];
  /** Part of the answer, which the next message completes. */
  kept?: KeptPart;
  /** A helper that is shown below the reply. */
  helper?: 'plan-advice';
  /** The plan that 'quero esse' takes after this reply. */
  meant?: string;
}

/** The shop's reply to a message that did not settle the question. */
export type Reply =
  | ({ kind: 'text'; text: string } & ReplyActions)
  | { kind: 'several'; answers: readonly RecognisedAnswer[]; text: string; other?: Other }
  /** A reply to words that may be the answer all the same. `told` is what stays of it; `asks`: nothing else was understood. */
  | ({ kind: 'guess'; text: string; told: string; whole: RecognisedAnswer; asks: boolean } & ReplyActions)
  | { kind: 'start-over'; text: string; other?: Other }
  /** Leads to another campaign, on a page of its own. */
  | { kind: 'leave'; text: string; path: string; other?: Other };

/** Goes with the question it was said about. */
export interface SideQuestion {
  id: number;
  /** The first message that it grew from. */
  firstId: number;
  /** A line for each message. */
  said: string;
  reply: Reply;
}

/** Whether it waits for a yes or a no. */
export const isOpen = ({ reply }: SideQuestion): boolean => reply.kind !== 'text';

/** Whether it was said while something waited: it stands beside that, where it is seen. */
export const isBeside = (open: SideQuestion | null, { id }: SideQuestion): boolean =>
  open !== null && id > open.firstId;

/** The proposal to be confirmed. */
export function answersOfOpen(reply: Reply): readonly RecognisedAnswer[] {
  if (reply.kind === 'several') return reply.answers;
  return reply.kind === 'guess' ? [reply.whole] : [];
}

const none: ReplyActions = {};

export const actionsOf = (reply: Reply): ReplyActions =>
  reply.kind === 'text' || reply.kind === 'guess' ? reply : none;

export const pickActions = ({
  link,
  suggestions,
  handsOff,
  kept,
  helper,
  meant,
}: ReplyActions): ReplyActions => ({
  ...(link && { link }),
  ...(suggestions && { suggestions }),
  ...(handsOff && { handsOff }),
  ...(kept && { kept }),
  ...(helper && { helper }),
  ...(meant && { meant }),
});

/** The part of a reply that stays if the words are not taken for an answer. */
export const untaken = (reply: Reply): Reply => {
  if (reply.kind !== 'guess') return reply;
  return { kind: 'text', text: reply.told, ...pickActions(reply) };
};

/** Part of the answer that was told beside it. */
export const keptIn = (reply: Reply): KeptPart | undefined => actionsOf(reply).kept;
