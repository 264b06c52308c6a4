import type { Location } from '../../contract/address.ts';
import type { Facts } from '../../funnel/facts.ts';
import { complementBesideNumber, complementStep } from '../../funnel/fields/complement.ts';
import { houseNumberOf } from '../../funnel/fields/house-number.ts';

/** The location completed with the street, neighbourhood and complement that the visitor gave. */
export function wholeLocationOf(facts: Facts): Location | null {
  const location = locationOf(facts);
  const { address, neighborhood, complement } = facts.answers;
  return (
    location && {
      ...location,
      address: address ?? location.address,
      neighborhood: neighborhood ?? location.neighborhood,
      complement: location.complement ?? complement?.text,
    }
  );
}

/** The complement in the parts that the network stores. */
export function complementInParts(facts: Facts) {
  const { complement } = facts.answers;
  if (complement === undefined || complementStep(facts) !== 'instalacao') return null;
  return {
    complements: complement.parts.map((part) => ({ ...part })),
    notFoundComplement: complement.text === '',
  };
}

/** The address in the API's field names, once postcode and place are known. */
export function locationOf(facts: Facts): Location | null {
  const { answers, place } = facts;
  if (place === null || answers.cep === undefined) return null;
  return {
    cep: answers.cep,
    number: houseNumberOf(answers),
    block_number: answers.block_number,
    allotment_number: answers.allotment_number,
    complement: complementBesideNumber(facts),
    is_block_allotment: place.is_block_allotment,
    address: place.address,
    neighborhood: place.neighborhood,
    city: place.city,
    state: place.UF,
  };
}
