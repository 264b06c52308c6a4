import type { LeadView } from '../../contract/lead/lead.ts';
import type { Answers, FieldName } from './answer-values.ts';
import { fieldNames, fields } from './fields.ts';

/** The answers that a lead brings back in the open. */
export const answersOfLead = (view: LeadView): Answers =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[name].fromLead?.answer?.(view)]));

/** The answers that a lead only shows masked, and those that go along with one: either is given anew with the other. */
export const onFileOfLead = (view: LeadView): Partial<Record<FieldName, string>> =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[name].fromLead?.onFile?.(view)]));
