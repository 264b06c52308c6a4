import * as z from 'zod/mini';
import { postcodeInformation } from '../address.ts';
import { cep } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

export const getPostcode = endpoint({
  method: 'GET',
  path: 'cep/information/:cep',
  summary: 'What is known of a postcode',
  access: 'anyone',
  params: z.object({ cep }),
  query: z.object({ sku: z.optional(z.string().check(z.maxLength(16))) }),
  subject: 'postcode',
  response: postcodeInformation,
});
