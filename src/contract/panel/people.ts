import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cnpj, cpf } from '../lead/answers.ts';
import { personData } from '../person-data.ts';

export const exportPerson = endpoint({
  method: 'POST',
  path: 'panel/people/data',
  summary: 'Export all data of a person or company by document; audited',
  access: 'operator',
  right: 'personal.export',
  body: z.strictObject({ document: z.union([cpf, cnpj]) }),
  response: z.object({ data: personData }),
});
