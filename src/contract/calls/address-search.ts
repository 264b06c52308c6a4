import * as z from 'zod/mini';
import { notOffered } from '../../content/not-offered.ts';
import { stateCode } from '../address.ts';
import { endpoint } from '../endpoint.ts';
import { cep } from '../lead/answers.ts';
import { succeeded } from '../reply.ts';

const line = z.string().check(z.trim(), z.minLength(3), z.maxLength(96));

/** One postcode: a street, or a part of a long one. */
const foundAddress = z.object({
  cep,
  street: z.string(),
  /** House numbers in the post office's notation: 'de 612 a 1510 - lado par'. */
  range: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  uf: stateCode,
});

export type FoundAddress = z.output<typeof foundAddress>;

const foundAddresses = z.object({
  success: succeeded,
  places: z.array(foundAddress),
  /** The service has more results than it returned. */
  isCut: z.boolean(),
  /** Set if several states have a town of this name; nothing was searched yet. */
  states: z.array(stateCode),
});

const streetQuestion = z.strictObject({ street: line, city: line, uf: z.optional(stateCode) });

export type StreetQuestion = z.output<typeof streetQuestion>;

const position = z.strictObject({
  latitude: z.number().check(z.minimum(-34), z.maximum(6)),
  longitude: z.number().check(z.minimum(-74), z.maximum(-28)),
});

export type Position = z.output<typeof position>;

export const findAddresses = endpoint('POST', 'cep/search', 'anyone', {
  summary: 'Find the postcodes of a street in a town',
  body: streetQuestion,
  response: foundAddresses,
  ifMissing: { says: notOffered.addressSearch },
});

/** POST, although it only reads: URLs end up in logs and histories, and this is a position. */
export const findAddressesNear = endpoint('POST', 'cep/near', 'anyone', {
  summary: 'Find the postcodes of the street at a position, which is not stored',
  body: position,
  response: foundAddresses,
  ifMissing: { says: notOffered.addressSearch },
});
