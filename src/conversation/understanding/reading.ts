import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { ResourceData } from '../../store/resource-data.ts';

/** The context of a message: the open question and everything that is known. */
export interface Asked {
  /** The steps that are asked: one, or several on a card; none while the visitor waits for a reply. */
  steps: readonly Step[];
  journey: readonly StepId[];
  facts: Facts;
  /** The open step is answered already: its screen stays for further actions. */
  isGiven?: boolean;
  /** The open fields that have no answer yet. */
  open?: readonly FieldName[];
  /** The answers that wait for a yes. */
  waiting?: readonly RecognisedAnswer[];
  /** The index of the quiz question that is shown; 0 by default. */
  quizAt?: number;
  lists: { readonly [Name in keyof ResourceData]: ResourceData[Name] | null };
  /** The plans that the campaign sells somewhere; the address decides which of them it gets. */
  plansListed?: readonly Plan[];
  /** The plans in view in their order, if the visitor filtered the list. */
  plansShown?: readonly Plan[];
  /** What the last reply offers to tap. */
  suggested?: readonly string[];
  /** The part of an answer that the message before told. */
  kept?: KeptPart;
  /** The plan that 'esse' stands for: the only one of the reply before. */
  meant?: string;
  /** The visitor was asked what the connection is for, at this question. */
  isAdvising?: boolean;
  /** The visitor was already told that the conversation goes on in Portuguese. */
  knowsLanguage?: boolean;
  /** How much is still to be asked, in the figures that the page shows. */
  left?: { questions: number; minutes: number };
}

/** Part of an answer, until the rest of it is told. */
export interface KeptPart {
  step: StepId;
  field: FieldName;
  text: string;
  /** The value that the visitor called wrong, instead of a part: the next message is the right one. */
  wrong?: string;
  /** The others that were called wrong with it: they are asked for one after the other. */
  others?: readonly KeptPart[];
}

/** Part of an answer in a message, and what asks for the rest. */
export interface ToldPart {
  kept: KeptPart;
  asks: string;
}

export interface RecognisedAnswer {
  step: StepId;
  field: FieldName;
  raw: RawValues;
  /** The text of its chip; sensitive answers are masked. */
  shown: string;
}

/** Commands that lead to another place or journey. */
type Wish =
  | 'renewal'
  | 'migration'
  | 'call'
  | 'coverage'
  | 'order'
  | 'company'
  | 'household'
  | 'line'
  | 'no-line'
  | 'collaborator'
  | 'cancel';

export type Command =
  | { name: 'back' | 'go-on' | 'start-over' | 'summary' | 'help' | 'person' | 'pages' | 'later' | Wish }
  | { name: 'correct'; step: StepId | null };

/** A page that a reply leads to. */
export interface ReplyLink {
  text: string;
  path: string;
}

/** A reply. `suggestions`: what the visitor may want to say next. */
export interface Replied {
  reply: string;
  /** The id of the topic that the reply is about. */
  topic?: string;
  suggestions?: readonly string[];
  link?: ReplyLink;
  /** A helper that is shown below the reply. */
  helper?: 'plan-advice';
  /** The plan that 'quero esse' takes after this reply. */
  meant?: string;
}

/** How a message is understood. The README explains the kinds. */
export type Reading =
  /** Settles every open field. `reply` answers a question in the same message. */
  | { kind: 'answer'; raw: RawValues; reply?: string; topic?: string }
  /** Answers that wait for a yes: uncertain, not asked, or with left-over words (`left`). `asks`: a question without a reply. */
  | {
      kind: 'proposal';
      answers: readonly RecognisedAnswer[];
      reply?: string;
      left?: string;
      asks?: string;
      part?: ToldPart;
    }
  /** One option of the question that a card shows, while the card has more questions. */
  | { kind: 'option'; name: string; value: string; reply?: string }
  | { kind: 'command'; command: Command }
  /** `withdraws`: the proposed answer to this field no longer waits for a yes. */
  | ({ kind: 'question'; part?: ToldPart; withdraws?: FieldName } & Replied)
  /** Part of an answer: it is kept, and the rest is asked for. `stays`: it stays in the composer to be completed. */
  | ({ kind: 'partial'; stays?: boolean } & ToldPart)
  /** An attempt at the open answer that its field refuses. */
  | { kind: 'refused'; message: string }
  /** `asks`: the message was a question that has no reply yet. `isKnown`: the value is understood, and not offered. */
  | {
      kind: 'unclear';
      expected: string;
      asks?: true;
      isKnown?: true;
      suggestions?: readonly string[];
    };

export type QuestionReading = Extract<Reading, { kind: 'question' }>;
export type ProposalReading = Extract<Reading, { kind: 'proposal' }>;

/** `guess`: the whole message as the answer to the open field, if its reading is another and the field would accept it. */
export type Understood = Reading & { guess?: RecognisedAnswer };
