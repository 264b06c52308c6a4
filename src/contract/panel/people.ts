import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cnpj, cpf } from '../lead/answers.ts';
import { personData } from '../person-data.ts';

export const exportPerson = endpoint({
  method: 'POST',
  path: 'panel/people/data',
  summary: 'Everything kept on a person or a company, by their document, which is written down',
  access: 'operator',
  right: 'personal.export',
  body: z.strictObject({ document: z.union([cpf, cnpj]) }),
  response: z.object({ data: personData }),
});
