import { renewalAgreement } from './agreement.ts';
import { planField } from './plan-field.ts';
import type { StageWords } from './step-words.ts';

/** Words for customers: choosing an offer. */
export const offers = {
  together: { title: 'Compare e escolha a sua oferta', page: 'Ofertas' },
  steps: {
    ofertas: {
      title: 'Compare e escolha a sua oferta',
      page: 'Ofertas',
      bubble: 'Estas são as suas ofertas, ao lado do plano de hoje. Qual você prefere?',
      ways: ['Me indique um plano', 'Qual a diferença?'],
      hint: 'Veja o que muda no preço, na velocidade e nos aplicativos.',
      action: 'Continuar com esta oferta',
      busy: 'Anotando a oferta…',
      fields: {
        idPlan: planField,
      },
    },
    'oferta-escolhida': {
      title: 'Preparando a renovação',
      page: 'Preparando a renovação',
      bubble: 'Um momento, estou anotando a oferta.',
    },
    'plano-migracao': {
      title: 'Preparando o pedido',
      page: 'Preparando o pedido',
      bubble: 'Um momento, estou anotando o plano.',
    },
    'confirmacao-renovacao': {
      title: 'Confira e renove',
      page: 'Revisão da renovação',
      bubble: 'Esta é a sua renovação. Confira tudo antes de confirmar.',
      ways: ['Tem fidelidade?', 'E se eu não renovar?'],
      ordered: { title: 'Esta renovação já foi feita', page: 'Renovação feita' },
      action: 'Renovar agora',
      busy: 'Renovando…',
      fields: { accept_information: renewalAgreement },
    },
  },
} as const satisfies StageWords;
