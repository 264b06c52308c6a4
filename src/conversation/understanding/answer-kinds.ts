import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { AnswerKind } from './recognisers/recogniser.ts';
import { recognisers } from './recognisers/recognisers.ts';

const isOfKind =
  (...kinds: readonly AnswerKind[]) =>
  (name: FieldName): boolean =>
    kinds.includes(recognisers[name].kind);

/** Its answer has digits only. */
export const isDigits = isOfKind('digits');

/** It has a format of its own. In a question, a plan or a day is only mentioned; a CEP or CPF is an answer. */
export const isFormatted = isOfKind('digits', 'format');

/** The answer may stand in one clause of many, and a question about it is no choice yet. */
export const isChoice = isOfKind('choice');

/** It holds the name of a person. */
export const isPersonName = isOfKind('person');

/** It holds the name of a person or a thing: any word may be part of it. */
export const isName = isOfKind('person', 'name');

/** Any words may fill it: a question is never taken for its answer. */
export const takesAnyWords = isOfKind('person', 'name', 'words');

/** It says where a house is: figures and letters belong to it. */
export const isOfAddress = (name: FieldName): boolean =>
  name === 'number' || name === 'block_number' || name === 'address';
