import * as z from 'zod/mini';
import { neighborhoodLength, streetLength } from './lead/answer-lengths.ts';
import {
  allotmentNumber,
  blockNumber,
  cep,
  complement,
  complementPart,
  freeText,
  houseNumber,
  neighborhood,
  street,
} from './lead/answers.ts';

/** 'SP'. */
export const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A postcode as any host returns it; some hosts omit unknown parts. */
export const postcodeInformation = z.object({
  UF: stateCode,
  city: z.string().check(z.minLength(1)),
  address: z.string(),
  neighborhood: z.optional(z.string()),
  zip: z.optional(z.string()),
  is_block_allotment: z.optional(z.boolean()),
});

/** A place with defaults for omitted parts. Towns with a single postcode have no street or neighbourhood. */
export interface PostcodeInformation extends z.output<typeof postcodeInformation> {
  neighborhood: string;
  is_block_allotment: boolean;
}

/** The address of the connection, as given before the coverage check. */
export const location = z.strictObject({
  cep,
  number: z.optional(houseNumber),
  block_number: z.optional(blockNumber),
  allotment_number: z.optional(allotmentNumber),
  complement: z.optional(complement),
  is_block_allotment: z.boolean(),
  address: freeText(streetLength),
  neighborhood: freeText(neighborhoodLength),
  city: z.string().check(z.minLength(1), z.maxLength(96)),
  state: stateCode,
});

export type Location = z.output<typeof location>;

/** The rest of the address, asked only if the postcode or the network needs it. */
export const installation = z.strictObject({
  address: z.optional(street),
  neighborhood: z.optional(neighborhood),
  complement: z.optional(complement),
  complements: z.optional(z.array(complementPart).check(z.maxLength(4))),
  notFoundComplement: z.optional(z.boolean()),
});

export type Installation = z.output<typeof installation>;

/** The network that reaches an address. */
export const infra = z.object({
  infraco: z._default(z.string(), ''),
  technology: z._default(z.string(), ''),
  structured_complement: z._default(z.boolean(), false),
});

export type Infra = z.output<typeof infra>;

export const leadAddress = z.object({
  cep: z.optional(z.string()),
  number: z.optional(z.string()),
  address: z.optional(z.string()),
  neighborhood: z.optional(z.string()),
  city: z._default(z.string(), ''),
  state: z._default(z.string(), ''),
  is_block_allotment: z.optional(z.boolean()),
  block_number: z.optional(z.string()),
  allotment_number: z.optional(z.string()),
  complement: z.optional(z.string()),
  complements: z.optional(z.array(complementPart)),
  notFoundComplement: z.optional(z.boolean()),
});
