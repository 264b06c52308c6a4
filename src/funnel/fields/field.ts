import type * as z from 'zod/mini';
import type { CalendarDate } from '../../brazil/date.ts';
import type { LeadView } from '../../contract/lead/lead.ts';
import type { Facts } from '../facts.ts';
import type { StepId } from '../steps/step-id.ts';
import type { FieldName } from './answer-values.ts';
import type { TypedInput } from './typed-input.ts';

/** What a form or a sentence carries: texts under input names. */
export type RawValues = Readonly<Record<string, readonly string[]>>;

export type Reading<Value> = { kind: 'read'; value: Value } | { kind: 'refused'; message: string };

export interface ReadingContext {
  today: CalendarDate;
  facts: Facts;
}

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

/** How an answer comes back with a lead: in the open, or only as the server shows it. */
interface FromLead<Value> {
  answer?: (view: LeadView) => Value | undefined;
  onFile?: (view: LeadView) => string | undefined;
}

/** The part of a review that lists an answer. */
export type ReviewGroup = 'address' | 'person' | 'payment' | 'schedule';

/** All that is known of a field. What is not optional has to be decided for each. */
export interface Field<Value> extends TypedInput {
  input: InputKind;
  /** The canonical answer: the wire's own rule. */
  schema: z.ZodMiniType<Value>;
  /** From what was typed to the canonical answer, or to a sentence that says what to mend. */
  read: (raw: RawValues, context: ReadingContext) => Reading<Value>;
  /** The answer as the input shows it when the visitor comes back. */
  write: (value: Value) => RawValues;
  /** The answer as a summary or a bubble shows it: a sensitive one masked. */
  show: (value: Value, facts: Facts) => string;
  /** How long a browser may keep it; `memory` is as long as the page lives. */
  keep: 'memory' | 'session';
  track: 'value' | 'presence' | 'never';
  clears: readonly FieldName[];
  /** `null`: shown otherwise, or over once it was given. */
  review: ReviewGroup | null;
  /** `null`: over once it was given. */
  fromLead: FromLead<Value> | null;
  /** Whether an answer given earlier still stands: a plan may no longer be sold at the new address. */
  holds?: (value: Value, facts: Facts) => boolean;
  /** Asked only under this condition. */
  when?: (facts: Facts) => boolean;
  /** The one step that asks it, where several could. */
  at?: (facts: Facts) => StepId;
  /** May be left empty: its step does not wait for it. */
  optional?: (facts: Facts) => boolean;
}

export const typed = (raw: RawValues, name: string): string => raw[name]?.[0] ?? '';

/** Parses a candidate with the wire's own schema, so that browser and server refuse with the same sentence. */
export function readWith<Value>(schema: z.ZodMiniType<Value>, candidate: unknown): Reading<Value> {
  const parsed = schema.safeParse(candidate);
  return parsed.success
    ? { kind: 'read', value: parsed.data }
    : { kind: 'refused', message: parsed.error.issues[0]?.message ?? '' };
}
