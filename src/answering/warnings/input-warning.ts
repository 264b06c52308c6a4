import type { FieldName } from '../../funnel/fields/answer-values.ts';

export interface InputWarning {
  field: FieldName;
  /** What was typed: the same once more is meant so. */
  about: string;
  message: string;
  suggestion: string | null;
}

export const fieldsWithWarnings: readonly FieldName[] = ['email', 'account_number'];
