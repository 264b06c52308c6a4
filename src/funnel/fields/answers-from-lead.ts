import type { LeadView } from '../../contract/lead/lead-view.ts';
import type { Answers, FieldName } from './answer-values.ts';
import { fieldNames, fields } from './fields.ts';

/** The answers that a lead returns in plain text. */
export const answersOfLead = (view: LeadView): Answers =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[name].fromLead?.answer?.(view)]));

/** The answers that a lead returns masked, and those that must be given again together with one. */
export const onFileOfLead = (view: LeadView): Partial<Record<FieldName, string>> =>
  Object.fromEntries(fieldNames.map((name) => [name, fields[name].fromLead?.onFile?.(view)]));
