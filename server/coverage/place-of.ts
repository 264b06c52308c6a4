import { fieldErrors } from '../../src/content/field-errors.ts';
import type { PostcodeInformation } from '../../src/contract/address.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';
import type { Postcodes } from './create-postcodes.ts';

/** The place of a postcode. An unknown one is the caller's mistake (404), an outage is not (503). */
export async function placeOf(postcodes: Postcodes, cep: string): Promise<PostcodeInformation> {
  const found = await postcodes.find(cep);
  if (found.kind === 'unknown') {
    const message = fieldErrors.postcodeUnknown;
    return refuse(404, problemCodes.postcodeUnknown, message, [{ field: 'cep', message }]);
  }
  return found.place ?? refuse(503, 'postcode-services-down', postcodesDown);
}

const postcodesDown =
  'Não conseguimos consultar esse CEP agora. Confira os números e tente de novo em alguns instantes.';
