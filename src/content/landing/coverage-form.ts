import { fieldErrors } from '../field-errors.ts';
import { postcode } from '../steps/postcode.ts';

const { cep } = postcode.fields;

/** Texts of the coverage form. */
export const coverageFormWords = {
  heading: { pf: 'A fibra chega à sua casa?', pj: 'A fibra chega à sua empresa?' },
  lead: 'Informe o CEP e um telefone. A resposta sai na hora.',
  cep: { label: 'CEP', hint: cep.hint, error: fieldErrors.cepShape },
  phone: { label: 'Telefone', hint: 'Celular com DDD, como (11) 98765-4321', error: fieldErrors.phone },
  consent: 'Aceito receber comunicações por SMS e WhatsApp',
  unknownPostcode: cep.source,
  button: {
    default: postcode.action,
    loading: postcode.busy,
    success: 'Endereço encontrado',
    error: 'Confira e tente de novo',
  },
  offScript: (phone: string) => `Consultar por telefone: ${phone}`,
} as const;
