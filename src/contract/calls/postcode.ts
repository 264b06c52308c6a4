import * as z from 'zod/mini';
import { fieldErrors } from '../../content/field-errors.ts';
import { postcodeInformation } from '../address.ts';
import { endpoint } from '../endpoint.ts';
import { cep } from '../lead/answers.ts';
import { sku } from '../lead/offer-selected.ts';
import { postcodePath } from './postcode-path.ts';

export const getPostcode = endpoint('GET', postcodePath, 'anyone', {
  summary: 'Get the place of a postcode',
  params: z.object({ cep }),
  query: z.object({ sku: z.optional(sku) }),
  subject: 'postcode',
  messageWithoutWords: fieldErrors.postcodeUnknown,
  response: postcodeInformation,
});
