import type { Location } from '../../src/contract/address.ts';
import type { AddressInput, LeadData } from '../../src/contract/lead/lead-data.ts';
import type { Postcodes } from '../coverage/create-postcodes.ts';
import { placeOf } from '../coverage/place-of.ts';

export const contactFrom = ({ name, email, phone }: Pick<LeadData, 'name' | 'email' | 'phone'>) => ({
  name: name ?? undefined,
  email: email ?? undefined,
  phone: phone ?? undefined,
});

/** Joins the parts of a complement that other sites send separately. */
export const complementFrom = ({ complemento1, complemento2, customComplement }: LeadData): string | null =>
  [complemento1, complemento2, customComplement].filter(Boolean).join(' ') || null;

export async function locationFrom(postcodes: Postcodes, told: AddressInput): Promise<Location> {
  const { cep, state, city, address, neighborhood, is_block_allotment: isBlock } = told;
  const isWhole = [state, city, address, neighborhood, isBlock].every((part) => part != null);
  const place = isWhole ? null : await placeOf(postcodes, cep);
  return {
    cep,
    number: told.number ?? undefined,
    block_number: told.block_number ?? told.blockNumber ?? undefined,
    allotment_number: told.allotment_number ?? told.lotNumber ?? undefined,
    complement: told.complement ?? undefined,
    is_block_allotment: isBlock ?? place?.is_block_allotment ?? false,
    address: address ?? place?.address ?? '',
    neighborhood: neighborhood ?? place?.neighborhood ?? '',
    city: city ?? place?.city ?? '',
    state: state ?? place?.UF ?? '',
  };
}
