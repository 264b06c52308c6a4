import type { Location } from '../../src/contract/address.ts';

export interface LeadPlace {
  cep: string | null;
  number: string | null;
  is_block_allotment: boolean;
  block_number: string | null;
  allotment_number: string | null;
  address: string | null;
  neighborhood: string | null;
  city: string;
  state: string;
}

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
