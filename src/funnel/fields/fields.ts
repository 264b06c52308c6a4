import type { AnswerValues, FieldName } from './answer-values.ts';
import { contactFields } from './contact.ts';
import type { Field } from './field.ts';
import { identityFields } from './identity.ts';
import { orderFields } from './order.ts';
import { paymentFields } from './payment.ts';
import { placeFields } from './place.ts';

const definitions = {
  ...placeFields,
  ...contactFields,
  ...identityFields,
  ...orderFields,
  ...paymentFields,
} as const;

export type FieldDefinitions = typeof definitions;

/** Every field of every journey, under its API name. */
export const fields: { readonly [Name in FieldName]: Field<AnswerValues[Name]> } = definitions;

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);

export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);
