import { addressFields } from './address-fields.ts';
import type { FieldName } from './answer-values.ts';
import type { Fields } from './field.ts';
import { orderFields } from './order-fields.ts';
import { personFields } from './person-fields.ts';

/** Every field of every journey: its rule, its input, what may be kept of it and what it makes stale. */
export const fields: Fields = { ...addressFields, ...personFields, ...orderFields };

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);

export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);
