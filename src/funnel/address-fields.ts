import * as z from 'zod/mini';
import { formatCep, parseCep } from '../brazil/cep.ts';
import { fieldErrors } from '../content/field-errors.ts';
import {
  allotmentNumber,
  blockNumber,
  cep,
  complementPart,
  freeText,
  houseNumber,
  neighborhood,
  street,
} from '../contract/answers.ts';
import type { Complement } from './answer-values.ts';
import { complementStep, isStructured } from './complement.ts';
import type { Facts } from './facts.ts';
import { type Field, type Fields, type RawValues, type Reading, readWith, typed } from './field.ts';
import { isWithoutNumber, withoutNumber } from './house-number.ts';

const isBlockAllotment = (facts: Facts) => facts.place?.is_block_allotment === true;
const lacksStreet = (facts: Facts) => facts.place?.address === '';
const lacksNeighborhood = (facts: Facts) => facts.place?.neighborhood === '';

const line = (
  name: 'block_number' | 'allotment_number' | 'address' | 'neighborhood',
  rule: Parameters<typeof readWith<string>>[0],
  rest: Pick<Field<string>, 'autocomplete' | 'maxLength' | 'when'>,
): Field<string> => ({
  input: 'text',
  schema: rule,
  read: (raw) => readWith(rule, typed(raw, name).trim()),
  write: (value) => ({ [name]: [value] }),
  show: (value) => value,
  keep: 'session',
  track: 'presence',
  clears: [],
  ...rest,
});

const complement = z.object({ text: freeText(128), parts: z.array(complementPart) });

function readComplement(raw: RawValues): Reading<Complement> {
  const text = readWith(freeText(128), typed(raw, 'complement').trim());
  if (text.kind === 'refused') return text;
  if (raw.no_complement) return { kind: 'read', value: { text: '', parts: [] } };
  const structured = raw.complement_type !== undefined;
  const type = typed(raw, 'complement_type');
  if (structured && (type === '' || text.value === ''))
    return { kind: 'refused', message: fieldErrors.complement };
  const parts = structured ? [{ type, value: text.value }] : [];
  return readWith(complement, { text: text.value, parts });
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const addressFields: Pick<
  Fields,
  'cep' | 'number' | 'block_number' | 'allotment_number' | 'address' | 'neighborhood' | 'complement'
> = {
  cep: {
    input: 'text',
    schema: cep,
    read: (raw) => readWith(cep, parseCep(typed(raw, 'cep')) ?? ''),
    write: (value) => ({ cep: [formatCep(value)] }),
    show: formatCep,
    keep: 'session',
    track: 'value',
    clears: [
      'number',
      'block_number',
      'allotment_number',
      'address',
      'neighborhood',
      'complement',
      'schedules',
    ],
    autocomplete: 'postal-code',
    mask: 'cep',
    keyboard: 'numeric',
  },
  number: {
    input: 'number-or-none',
    schema: houseNumber,
    read: (raw) => {
      const text = typed(raw, 'number').trim();
      return readWith(houseNumber, raw.no_number || isWithoutNumber(text) ? withoutNumber : text);
    },
    write: (value): RawValues => (value === withoutNumber ? { no_number: ['on'] } : { number: [value] }),
    show: (value) => (value === withoutNumber ? 'Sem número' : value),
    keep: 'session',
    track: 'presence',
    clears: ['complement', 'schedules'],
    // No token means the number alone: browsers fill the complement into the second line.
    autocomplete: 'off',
    keyboard: 'text',
    maxLength: 64,
    when: ({ asksNumber }) => asksNumber,
  },
  block_number: line('block_number', blockNumber, {
    autocomplete: 'off',
    maxLength: 64,
    when: isBlockAllotment,
  }),
  allotment_number: line('allotment_number', allotmentNumber, {
    autocomplete: 'off',
    maxLength: 64,
    when: isBlockAllotment,
  }),
  address: line('address', street, { autocomplete: 'address-line1', maxLength: 128, when: lacksStreet }),
  neighborhood: line('neighborhood', neighborhood, {
    autocomplete: 'address-level3',
    maxLength: 96,
    when: lacksNeighborhood,
  }),
  complement: {
    input: 'complement',
    schema: complement,
    read: readComplement,
    write: ({ text, parts }): RawValues =>
      text === ''
        ? { no_complement: ['on'] }
        : { complement: [text], ...(parts[0] ? { complement_type: [parts[0].type] } : {}) },
    show: ({ text, parts }) => {
      if (text === '') return 'Sem complemento';
      return parts.length > 0
        ? parts.map(({ type, value }) => `${capitalized(type)} ${value}`).join(', ')
        : text;
    },
    at: complementStep,
    optional: (facts) => !isStructured(facts),
    holds: ({ text: given, parts }, facts) => given === '' || parts.length > 0 || !isStructured(facts),
    keep: 'session',
    track: 'presence',
    clears: [],
    autocomplete: 'address-line3',
    maxLength: 128,
  },
};
