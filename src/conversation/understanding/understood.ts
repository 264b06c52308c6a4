import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { ResourceData } from '../../store/resource-data.ts';

/** What the conversation waits for, and what it knows. */
export interface Asked {
  /** One step, or the several of a card; none while the visitor waits for a reply. */
  steps: readonly Step[];
  journey: readonly StepId[];
  facts: Facts;
  /** What is asked was given already: its screen stays, for what may be done with it. */
  isGiven?: boolean;
  /** What is not noted yet of what is asked. */
  open?: readonly FieldName[];
  /** What was told of it waits for a yes. */
  waits?: readonly FieldName[];
  /** Which question of the quiz is shown; the first, where nothing is said. */
  quizAt?: number;
  lists: { readonly [Name in keyof ResourceData]: ResourceData[Name] | null };
  /** The plans in view, in their order, where the visitor filtered the list. */
  plansShown?: readonly Plan[];
  /** What the message before told of an answer. */
  kept?: KeptPart;
  /** What 'esse' stands for: the one plan that the reply before spoke of. */
  meant?: string;
  /** It was said already in which language the conversation goes on. */
  knowsLanguage?: boolean;
  /** What is still to be asked, as the rest of the page says it. */
  left?: { questions: number; minutes: number };
}

/** Part of an answer, until the rest of it is told. */
export interface KeptPart {
  step: StepId;
  field: FieldName;
  text: string;
}

export interface RecognisedAnswer {
  step: StepId;
  field: FieldName;
  raw: RawValues;
  /** As a chip shows it: a sensitive one masked. */
  shown: string;
}

/** Where another wish is granted. */
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

/** What a question is told. `suggestions`: what the visitor may want to say next. */
export interface Replied {
  reply: string;
  suggestions?: readonly string[];
  link?: ReplyLink;
  /** What stands below the reply to be used at once. */
  helper?: 'plan-advice';
  /** What 'quero esse' takes behind it. */
  meant?: string;
}

/** What a message says. */
export type Reading =
  /** Settles every field that is asked. `reply` answers a question that came along. */
  | { kind: 'answer'; raw: RawValues; reply?: string }
  /** More, less or other than what is asked, or not quite certain: to be confirmed. `left` was understood by nobody. */
  | { kind: 'several'; answers: readonly RecognisedAnswer[]; reply?: string; left?: string }
  /** Names one option of the question that a card shows, while it has others to come. */
  | { kind: 'option'; name: string; value: string }
  | { kind: 'command'; command: Command }
  | ({ kind: 'question' } & Replied)
  /** Part of what is asked: it is kept, and the rest is asked for. `stays`: it may be written on where it stands. */
  | { kind: 'partial'; kept: KeptPart; asks: string; stays?: boolean }
  /** An attempt at what is asked, which its field refuses. */
  | { kind: 'refused'; message: string }
  /** `asks`: it was a question, which nobody can answer yet. `isKnown`: what is told is known, and cannot be taken. */
  | {
      kind: 'unclear';
      expected: string;
      asks?: true;
      isKnown?: true;
      suggestions?: readonly string[];
    };

/** `guess`: the message word for word, where its reading is another and the field that is asked would take it. */
export type Understood = Reading & { guess?: RecognisedAnswer };
