import { changes } from './changes.ts';
import { contactFields } from './contact-fields.ts';
import { planField } from './plan-field.ts';
import type { StageWords } from './step-words.ts';

/** The consent of visitors who wait for coverage. */
export const coverageConsent = {
  label: 'Aceito que me avisem quando a fibra chegar ao meu endereço',
  name: 'Aviso',
  inSentence: 'se aceita o nosso contato',
  expected: 'Para receber o aviso, escreva “aceito”.',
  reason: 'Só escrevemos para você se você aceitar.',
  changes: changes.other,
} as const;

const contact = {
  ways: ['Quando chega aqui?', 'Errei o CEP'],
  action: 'Quero que me avisem',
  busy: 'Anotando o seu contato…',
  fields: {
    ...contactFields,
    accept_contact: coverageConsent,
  },
} as const;

const choice = {
  ways: ['Me indique um plano', 'Qual a diferença?', 'Tem fidelidade?'],
  busy: 'Anotando o plano…',
  fields: { idPlan: planField },
} as const;

/** Words of the pages that follow the check of coverage. */
export const coverage = {
  together: { title: 'Escolha o seu plano', page: 'Planos' },
  steps: {
    'sem-cobertura': {
      title: 'A fibra ainda não chegou ao seu endereço',
      page: 'Sem cobertura',
      bubble: 'A fibra ainda não chegou ao seu endereço, mas posso avisar você quando chegar.',
      ...contact,
    },
    'oferta-indisponivel': {
      title: 'Ainda não há oferta para o seu endereço',
      page: 'Oferta indisponível',
      bubble: 'Ainda não há oferta para o seu endereço, mas posso avisar você quando houver.',
      ...contact,
    },
    'oferta-nao-vendida': {
      title: 'Esta oferta não vale para o seu endereço',
      page: 'Oferta indisponível',
      bubble: 'Esta oferta não vale para o seu endereço.',
    },
    'com-cobertura': {
      title: 'A fibra chega ao seu endereço',
      page: 'Com cobertura',
      bubble: 'Chega, sim: estes são os planos do seu endereço. Se preferir, ligamos para você.',
      ...choice,
      action: 'Contratar este plano',
    },
    planos: {
      title: 'Escolha o seu plano',
      page: 'Planos',
      bubble: 'A fibra chega até você. Qual destes planos combina com você?',
      ...choice,
      action: 'Continuar com este plano',
    },
  },
} as const satisfies StageWords;
