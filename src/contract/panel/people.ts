import * as z from 'zod/mini';
import { cpf } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { personData } from '../person-data.ts';

export const exportPerson = endpoint({
  method: 'POST',
  path: 'panel/people/data',
  summary: 'Everything kept on a person, by their document, which is written down',
  access: 'operator',
  right: 'personal.export',
  body: z.strictObject({ cpf }),
  response: z.object({ data: personData }),
});
