import type { NameProblem } from '../../brazil/name.ts';
import type { FieldError } from '../../content/field-errors.ts';

export const nameErrors: Record<NameProblem, FieldError> = {
  empty: 'nameEmpty',
  'one-word': 'nameOneWord',
  'short-first': 'nameShortFirst',
  characters: 'nameCharacters',
  'too-long': 'nameLong',
  unknown: 'mothersNameUntold',
};
