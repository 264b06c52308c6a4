import type { FieldName } from '../fields/answer-values.ts';

export interface InputWarning {
  field: FieldName;
  /** The text warned about: the same text again is accepted. */
  about: string;
  message: string;
  suggestion: string | null;
}

export const fieldsWithWarnings: readonly FieldName[] = ['email', 'account_number'];
