import * as z from 'zod/mini';
import { formatCep, parseCep } from '../../brazil/cep.ts';
import { fieldErrors } from '../../content/field-errors.ts';
import {
  allotmentLength,
  blockLength,
  complementLength,
  neighborhoodLength,
  streetLength,
} from '../../contract/lead/answer-lengths.ts';
import {
  allotmentNumber,
  blockNumber,
  complementPart,
  complement as complementText,
  neighborhood as district,
  houseNumber,
  cep as postcode,
  street,
} from '../../contract/lead/answers.ts';
import { withoutNumber } from '../../contract/lead/house-number.ts';
import type { Facts } from '../facts.ts';
import { complementStep, isStructured } from './complement.ts';
import { type Field, firstValue, type RawValues, type Reading, readWith } from './field.ts';
import { isWithoutNumber } from './house-number.ts';
import { typedInputs } from './typed-input.ts';

const isBlockAllotment = (facts: Facts) => facts.place?.is_block_allotment === true;
const lacksStreet = (facts: Facts) => facts.place?.address === '';
const lacksNeighborhood = (facts: Facts) => facts.place?.neighborhood === '';

type Line = 'block_number' | 'allotment_number' | 'address' | 'neighborhood';

/** A line of the address as free text. */
const addressLineField = (
  name: Line,
  rule: Parameters<typeof readWith<string>>[0],
  rest: Pick<Field<string>, 'nature' | 'autocomplete' | 'maxLength' | 'when'>,
): Field<string> => ({
  input: 'text',
  schema: rule,
  read: (raw) => readWith(rule, firstValue(raw, name).trim()),
  write: (value) => ({ [name]: [value] }),
  show: (value) => value,
  keep: 'session',
  track: 'presence',
  clears: [],
  capitals: 'none',
  review: 'address',
  fromLead: { answer: ({ address }) => address[name] },
  ...rest,
});

/** A complement as free text, as named parts if the network needs them, or empty. */
interface Complement {
  text: string;
  parts: readonly { type: string; value: string }[];
}

const complementRule = z.object({ text: complementText, parts: z.array(complementPart) });

function readComplement(raw: RawValues): Reading<Complement> {
  const text = readWith(complementText, firstValue(raw, 'complement').trim());
  if (text.kind === 'refused') return text;
  if (raw.no_complement) return { kind: 'read', value: { text: '', parts: [] } };
  const structured = raw.complement_type !== undefined;
  const type = firstValue(raw, 'complement_type');
  if (structured && (type === '' || text.value === ''))
    return { kind: 'refused', message: fieldErrors.complement };
  const parts = structured ? [{ type, value: text.value }] : [];
  return readWith(complementRule, { text: text.value, parts });
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const cep: Field<string> = {
  input: 'text',
  schema: postcode,
  read: (raw) => readWith(postcode, parseCep(firstValue(raw, 'cep')) ?? ''),
  write: (value) => ({ cep: [formatCep(value)] }),
  nature: { binds: false, exact: false, listed: false, undoes: 6, gap: null, masked: 'CEP' },
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
  review: 'address',
  fromLead: { answer: ({ address }) => address.cep },
  ...typedInputs.cep,
};

const number: Field<string> = {
  input: 'number-or-none',
  schema: houseNumber,
  read: (raw) => {
    const text = firstValue(raw, 'number').trim();
    return readWith(houseNumber, raw.no_number || isWithoutNumber(text) ? withoutNumber : text);
  },
  write: (value): RawValues => (value === withoutNumber ? { no_number: ['on'] } : { number: [value] }),
  nature: { binds: false, exact: false, listed: false, undoes: 5, gap: null, masked: 'número da casa' },
  show: (value) => (value === withoutNumber ? 'Sem número' : value),
  keep: 'session',
  track: 'presence',
  clears: ['complement', 'schedules'],
  review: 'address',
  fromLead: { answer: ({ address }) => address.number },
  when: ({ asksNumber }) => asksNumber,
  ...typedInputs.number,
};

const block: Field<string> = addressLineField('block_number', blockNumber, {
  nature: { binds: false, exact: false, listed: false, undoes: 5, gap: null, masked: 'quadra' },
  autocomplete: 'off',
  maxLength: blockLength,
  when: isBlockAllotment,
});

const allotment: Field<string> = addressLineField('allotment_number', allotmentNumber, {
  nature: { binds: false, exact: false, listed: false, undoes: 5, gap: null, masked: 'lote' },
  autocomplete: 'off',
  maxLength: allotmentLength,
  when: isBlockAllotment,
});

const address: Field<string> = addressLineField('address', street, {
  nature: { binds: false, exact: false, listed: false, undoes: 0, gap: null, masked: 'endereço' },
  autocomplete: 'address-line1',
  maxLength: streetLength,
  when: lacksStreet,
});

const neighborhood: Field<string> = addressLineField('neighborhood', district, {
  nature: { binds: false, exact: false, listed: false, undoes: 4, gap: null, masked: 'bairro' },
  autocomplete: 'address-level3',
  maxLength: neighborhoodLength,
  when: lacksNeighborhood,
});

const complement: Field<Complement> = {
  input: 'complement',
  schema: complementRule,
  read: readComplement,
  write: ({ text, parts }): RawValues =>
    text === ''
      ? { no_complement: ['on'] }
      : { complement: [text], ...(parts[0] ? { complement_type: [parts[0].type] } : {}) },
  nature: { binds: false, exact: false, listed: false, undoes: 0, gap: null, masked: 'complemento' },
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
  capitals: 'none',
  review: 'address',
  fromLead: {
    answer: ({ address: { complement: text, complements, notFoundComplement } }) =>
      text || notFoundComplement === true ? { text: text ?? '', parts: complements ?? [] } : undefined,
  },
  maxLength: complementLength,
};

/** The address of the connection. */
export const placeFields = {
  cep,
  number,
  block_number: block,
  allotment_number: allotment,
  address,
  neighborhood,
  complement,
};
