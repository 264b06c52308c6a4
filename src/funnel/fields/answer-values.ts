import type { Field } from './field.ts';
import type { FieldDefinitions } from './fields.ts';

type ValueOf<Definition> = Definition extends Field<infer Value> ? Value : never;

export type FieldName = keyof FieldDefinitions;

/** Every answer of every journey in canonical form, under its API name. */
export type AnswerValues = { -readonly [Name in FieldName]: ValueOf<FieldDefinitions[Name]> };

export type Answers = Partial<AnswerValues>;
