import type { Location } from '../../src/contract/address.ts';
import type { LeadPlace } from '../leads/lead.ts';

/** Converts a location to columns; fields that the postcode leaves open stay null. */
export const placeOfLocation = (location: Location): LeadPlace => ({
  cep: location.cep,
  number: location.number ?? null,
  is_block_allotment: location.is_block_allotment,
  block_number: location.block_number ?? null,
  allotment_number: location.allotment_number ?? null,
  address: location.address.trim() || null,
  neighborhood: location.neighborhood.trim() || null,
  city: location.city,
  state: location.state,
});
