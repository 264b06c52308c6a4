import type { FieldName } from './answer-values.ts';

/** Formats that identify a number, with the field it belongs to. */
const formats: readonly (readonly [FieldName, RegExp])[] = [
  ['birth_date', /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/],
  ['cpf', /^\d{3}\.\d{3}\.\d{3}-?\d{2}$/],
  ['cnpj', /^[a-z\d]{2}\.[a-z\d]{3}\.[a-z\d]{3}\/[a-z\d]{4}-?\d{2}$/i],
];

/** '12/03/1980' has eight digits but is a date, not a postcode. */
export const looksLikeOtherNumber = (field: FieldName, text: string): boolean =>
  formats.some(([own, format]) => own !== field && format.test(text.trim()));
