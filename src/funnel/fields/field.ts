import type * as z from 'zod/mini';
import type { LeadView } from '../../contract/lead/lead-view.ts';
import type { Facts } from '../facts.ts';
import type { StepId } from '../steps/step-id.ts';
import type { FieldName } from './answer-values.ts';
import type { TypedInput } from './typed-input.ts';

/** Input values by input name, from a form or a message. */
export type RawValues = Readonly<Record<string, readonly string[]>>;

export type Reading<Value> = { kind: 'read'; value: Value } | { kind: 'refused'; message: string };

export type InputKind =
  | 'text'
  | 'number-or-none'
  | 'checkbox'
  | 'plan'
  | 'complement'
  | 'due-date'
  | 'yes-no'
  | 'bank'
  | 'quiz'
  | 'schedules';

/** How a lead returns the answer: in plain text or masked. */
interface FromLead<Value> {
  answer?: (view: LeadView) => Value | undefined;
  onFile?: (view: LeadView) => string | undefined;
}

/** What another value, a guess or a part of one may do, and who may read it. */
export interface Nature {
  /** Money or consent: nobody but the visitor answers it, and a guess waits for a yes. */
  binds: boolean;
  /** Nobody takes it from a guess: documents, dates of birth, accounts, codes. */
  exact: boolean;
  /** Chosen of a list that is shown: a mistake is seen, and tapped away. */
  listed: boolean;
  /** How much another value undoes, from nothing to everything: of several changes the most is told. */
  undoes: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** The rest that is asked for when a message tells a part of it. */
  gap: 'surname' | 'mother' | 'digits' | 'year' | null;
  /** What the team reads in its place; `null`: its words are nobody's. */
  masked: string | null;
}

/** The section of the review that lists the answer. */
export type ReviewGroup = 'address' | 'person' | 'payment' | 'schedule';

/** The definition of a field. Everything not optional must be decided for each field. */
export interface Field<Value> extends TypedInput {
  input: InputKind;
  /** The API's schema for the canonical answer. */
  schema: z.ZodMiniType<Value>;
  /** Converts typed text to the canonical answer, or to a message that tells what to correct. */
  read: (raw: RawValues, facts: Facts) => Reading<Value>;
  /** The input values for an answer, shown when the visitor returns. */
  write: (value: Value) => RawValues;
  nature: Nature;
  /** The answer in summaries and bubbles, masked if sensitive. */
  show: (value: Value, facts: Facts) => string;
  /** How long the browser may store it; `memory`: until the page is closed. */
  keep: 'memory' | 'session';
  track: 'value' | 'presence' | 'never';
  /** Answers that another value of this one makes void. */
  clears: readonly FieldName[];
  /** `null`: shown elsewhere, or not at all. */
  review: ReviewGroup | null;
  /** `null`: a lead never returns it. */
  fromLead: FromLead<Value> | null;
  /** Whether an earlier answer is still valid: a plan may not be sold at a new address. */
  holds?: (value: Value, facts: Facts) => boolean;
  /** Asked only under this condition. */
  when?: (facts: Facts) => boolean;
  /** The step that asks it, if several could. */
  at?: (facts: Facts) => StepId;
  /** May stay empty: its step does not require it. */
  optional?: (facts: Facts) => boolean;
}

export const firstValue = (raw: RawValues, name: string): string => raw[name]?.[0] ?? '';

/** An empty input is asked for; `read` says what is wrong with a typed one. */
export function readTyped(
  text: string,
  empty: string,
  read: (text: string) => Reading<string>,
): Reading<string> {
  return text.trim() === '' ? { kind: 'refused', message: empty } : read(text);
}

/** Parses with the API's schema, so that browser and server refuse with the same message. */
export function readWith<Value>(schema: z.ZodMiniType<Value>, candidate: unknown): Reading<Value> {
  const parsed = schema.safeParse(candidate);
  return parsed.success
    ? { kind: 'read', value: parsed.data }
    : { kind: 'refused', message: parsed.error.issues[0]?.message ?? '' };
}
