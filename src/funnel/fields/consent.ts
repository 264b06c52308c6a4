import * as z from 'zod/mini';
import { type FieldError, fieldErrors } from '../../content/field-errors.ts';
import type { Field } from './field.ts';

/** A consent that its step requires. */
export const consent = (
  name: 'accept_information' | 'accept_contact',
  error: FieldError,
  shown: string,
): Field<boolean> => ({
  input: 'checkbox',
  schema: z.boolean(),
  read: (raw) =>
    raw[name] ? { kind: 'read', value: true } : { kind: 'refused', message: fieldErrors[error] },
  write: () => ({}),
  nature: { binds: true, exact: false, listed: false, undoes: 0, gap: null, masked: null },
  show: () => shown,
  keep: 'memory',
  track: 'value',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: null,
  fromLead: null,
});
