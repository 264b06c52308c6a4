import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';

/** An answer that the transcript shows masked. */
export const isSensitive = (field: FieldName): boolean =>
  fields[field].keep === 'memory' && fields[field].input !== 'checkbox';
