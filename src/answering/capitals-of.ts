import type { FieldName } from '../funnel/answer-values.ts';

/** Names are written with capitals; nothing else is to be changed by the keyboard. */
export const capitalsOf = (name: FieldName | null): 'words' | 'none' =>
  name === 'name' || name === 'mothers_name' || name === 'company_name' ? 'words' : 'none';
