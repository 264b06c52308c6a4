import { formatCep } from '../../src/brazil/cep.ts';
import { numberInAddress } from '../../src/contract/lead/house-number.ts';
import { townShown } from '../../src/contract/town.ts';
import { complementOf } from './complement-of.ts';
import type { Lead } from './lead.ts';

export type AddressColumns = Pick<
  Lead,
  | 'address'
  | 'number'
  | 'block_number'
  | 'allotment_number'
  | 'complement'
  | 'complements'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'cep'
>;

/** The address of a lead in one line, with the flat, which the technician needs to find. */
export function leadAddress(lead: AddressColumns): string {
  const parts = [
    lead.address,
    lead.number && numberInAddress(lead.number),
    lead.block_number && `quadra ${lead.block_number}`,
    lead.allotment_number && `lote ${lead.allotment_number}`,
    complementOf(lead),
    lead.neighborhood,
    townShown({ city: lead.city, UF: lead.state }),
    lead.cep && `CEP ${formatCep(lead.cep)}`,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
