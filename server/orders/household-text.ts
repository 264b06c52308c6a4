import { withoutAccents } from '../../src/brazil/without-accents.ts';
import { complementOf } from '../leads/complement-of.ts';
import type { Lead } from '../leads/lead.ts';

type HouseholdColumns = Pick<
  Lead,
  | 'cep'
  | 'number'
  | 'block_number'
  | 'allotment_number'
  | 'complement'
  | 'complements'
  | 'address'
  | 'cpf'
  | 'cnpj'
>;

/** Normalised document and address. Different flats are different households. */
export function householdText(lead: HouseholdColumns): string {
  return [
    lead.cpf ?? lead.cnpj,
    lead.cep,
    lead.number,
    lead.block_number,
    lead.allotment_number,
    lead.address,
    complementOf(lead),
  ]
    .map(plain)
    .join('|');
}

const plain = (text: string | null): string =>
  withoutAccents(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
