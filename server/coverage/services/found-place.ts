import * as z from 'zod/mini';
import { states } from '../../../src/brazil/states.ts';
import type { FoundAddress } from '../../../src/contract/calls/address-search.ts';
import type { ServiceAnswer } from '../create-postcodes.ts';

/** A normalised line of external text: null becomes empty, cut to the contract's maximum length. */
export const line = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 96)),
);

/** The official field names of the post office, shared by two services. */
const postOfficePlace = z.object({
  cep: line,
  logradouro: line,
  bairro: line,
  localidade: line,
  uf: line,
});

export function readPostOfficePlace(asked: string, body: unknown): ServiceAnswer {
  const read = postOfficePlace.safeParse(body);
  if (!read.success) return { kind: 'down' };
  const { cep, uf, localidade: city, bairro: neighborhood, logradouro: street } = read.data;
  return foundPlace(asked, { cep, uf, city, neighborhood, street });
}

export type ServicePlace = Omit<FoundAddress, 'range'>;

/** Rejects incomplete or inconsistent places: no town, unknown state or another postcode. */
export function foundPlace(
  asked: string,
  { cep, uf, city, neighborhood, street }: ServicePlace,
): ServiceAnswer {
  const state = states.find((known) => known.uf === uf.toUpperCase());
  if (state === undefined || city === '' || cep.replace(/\D/g, '') !== asked) return { kind: 'down' };
  const address = withoutNumberRange(street);
  const place = {
    UF: state.uf,
    city,
    neighborhood,
    address,
    zip: asked,
    is_block_allotment: isBlockAllotment(address),
  };
  return { kind: 'found', place };
}

/** 'Avenida Paulista - de 612 a 1510 - lado par' → 'Avenida Paulista'. */
export const withoutNumberRange = (street: string) =>
  street.replace(/(?<!\s)\s+-\s+(?:de|até|ao|lado)\s.*$/i, '');

/** Whether the street is a numbered block of a planned town: 'Quadra 12 Conjunto B', 'QNA 4'. */
const isBlockAllotment = (street: string) => /^(?:quadra|conjunto|q[a-z]{1,2}) /i.test(`${street} `);
