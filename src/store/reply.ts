import type { OfPerson } from './kept-side-question.ts';
import type { KeptPart, RecognisedAnswer, ToldPart } from './recognised-answer.ts';

/** A third choice beside yes and no: these answers instead of the proposed ones. */
interface AlternativeReading {
  label: string;
  answers: readonly RecognisedAnswer[];
}

/** A page that a reply leads to. */
export interface ReplyLink {
  text: string;
  path: string;
}

export type Several = Extract<Reply, { kind: 'several' }>;

/** The actions below a reply: a link, suggestions to tap, contact with a person. */
export interface ReplyActions {
  handsOff?: true;
  link?: ReplyLink;
  /** What the visitor may want to say next. */
  suggestions?: readonly string[];
  /** Answers to choose from. */
  choices?: readonly RecognisedAnswer[];
  /** The topic of the reply, for the operator's figures. */
  topic?: string;
  /** Part of the answer; the next message completes it. */
  kept?: KeptPart;
  /** A tool shown below the reply. */
  helper?: 'plan-advice';
  /** The plan that 'quero esse' chooses after this reply. */
  meant?: string;
  ofPerson?: OfPerson;
}

/** The shop's reply to a message that did not settle the question. */
export type Reply =
  | ({ kind: 'text'; text: string } & ReplyActions)
  /** `part`: part of another answer in the same message; the rest is asked for after a yes. */
  | {
      kind: 'several';
      answers: readonly RecognisedAnswer[];
      text: string;
      other?: AlternativeReading;
      part?: ToldPart;
      /** The reply to a question in the same message: it stays when the proposal changes. */
      told?: string;
      /** Asked once more: the next message that is no answer to it lets it go. */
      isAgain?: true;
    }
  | { kind: 'start-over'; text: string }
  /** Leads to another campaign, on a page of its own. `told`: what is to be proposed there, as far as it may be stored. */
  | { kind: 'leave'; text: string; path: string; told?: readonly RecognisedAnswer[] };

/** A message at the open question, with the reply. */
export interface SideQuestion {
  id: number;
  /** The id of the first of the messages that the reply proposes answers from. */
  firstId: number;
  /** Empty if the visitor tapped instead of writing. */
  said: string;
  reply: Reply;
}

/** Whether the reply waits for a yes or a no. */
export const isOpen = ({ reply }: Pick<SideQuestion, 'reply'>): boolean => reply.kind !== 'text';

/** The message whose reply waits for a yes or a no. */
export const openOf = (questions: readonly SideQuestion[]): SideQuestion | null =>
  questions.findLast(isOpen) ?? null;

/** The answers that wait for confirmation. */
export const answersOfOpen = (reply: Reply): readonly RecognisedAnswer[] =>
  reply.kind === 'several' ? reply.answers : [];

const none: ReplyActions = {};

export const actionsOf = (reply: Reply): ReplyActions => (reply.kind === 'text' ? reply : none);

/** The part of the answer that the message contained. */
export const keptIn = (reply: Reply): KeptPart | undefined =>
  reply.kind === 'several' ? reply.part?.kept : actionsOf(reply).kept;

/** Part of the answer, given by an earlier message, unless a later one told the whole answer. */
export function lastKept(questions: readonly SideQuestion[]): KeptPart | undefined {
  const replies = questions.map(({ reply }) => reply);
  const at = replies.findLastIndex((reply) => keptIn(reply) !== undefined);
  const last = replies[at];
  const kept = last && keptIn(last);
  const told = replies.slice(at + 1).flatMap(answersOfOpen);
  return told.some(({ field }) => field === kept?.field) ? undefined : kept;
}
