import { fieldErrors } from '../field-errors.ts';
import { opensInNewTab } from '../new-tab.ts';
import { availability } from '../steps/availability.ts';

const { cep } = availability.fields;

/** A postcode and a phone are enough to begin. */
export const coverageFormWords = {
  heading: { pf: 'A fibra chega à sua casa?', pj: 'A fibra chega à sua empresa?' },
  lead: 'Informe o CEP e um telefone. A resposta sai na hora.',
  cep: { label: 'CEP', hint: cep.hint, error: fieldErrors.cepShape },
  phone: { label: 'Telefone', hint: 'Celular com DDD, como (11) 98765-4321', error: fieldErrors.phone },
  consent: 'Aceito receber comunicações por SMS e WhatsApp',
  unknownPostcode: { ...cep.source, opens: opensInNewTab },
  button: {
    default: availability.steps.cep.action,
    loading: availability.steps.cep.busy,
    success: 'Endereço encontrado',
    error: 'Confira e tente de novo',
  },
  offScript: 'Continuar a consulta',
} as const;
