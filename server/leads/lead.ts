import type { Lead } from './lead-columns.ts';

export type { Lead } from './lead-columns.ts';

/** The address of the connection. */
export type LeadPlace = Pick<
  Lead,
  | 'cep'
  | 'number'
  | 'is_block_allotment'
  | 'block_number'
  | 'allotment_number'
  | 'address'
  | 'neighborhood'
  | 'city'
  | 'state'
>;

export type ProvedRight = NonNullable<Lead['proved_right']>;

/** The empty address of a new lead. */
export const noPlace: LeadPlace = {
  cep: null,
  number: null,
  is_block_allotment: false,
  block_number: null,
  allotment_number: null,
  address: null,
  neighborhood: null,
  city: '',
  state: '',
};

export type LeadChanges = Partial<Omit<Lead, 'id' | 'version' | 'protocol' | 'created_at' | 'updated_at'>>;
