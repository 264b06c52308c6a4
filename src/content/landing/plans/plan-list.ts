import { planWords } from '../../screens/plans.ts';

/** Texts around the plan cards. */
export const planListWords = {
  title: 'Escolha o seu plano',
  lead: 'O preço de agora, até quando ele vale e o de depois, no débito automático.',
  modes: { group: 'Planos por velocidade', tabs: 'Velocidades', all: 'Todos os planos' },
  tab: planWords.speed,
  arrows: { previous: planWords.carousel.previous, next: planWords.carousel.next },
  position: planWords.carousel.position,
  /** Heading of the plans behind tabs and toggles, without scripts. */
  others: 'Mais planos',
  /** Shown if no plan is left for the address or campaign. */
  nothing: 'Não há planos para mostrar aqui. Consulte a cobertura e veja quais chegam ao seu endereço.',
} as const;
