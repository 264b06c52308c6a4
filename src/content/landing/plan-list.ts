import { planWords } from '../screens/plans.ts';

/** Around the cards of the plans. */
export const planListWords = {
  title: 'Escolha o seu plano',
  lead: 'Preços com débito automático. O desconto, o prazo e o preço depois dele estão em cada plano.',
  modes: { group: 'Planos por velocidade', tabs: 'Velocidades', all: 'Todos os planos' },
  tab: planWords.speed,
  arrows: { previous: planWords.carousel.previous, next: planWords.carousel.next },
  position: planWords.carousel.position,
  /** Without the script, what tabs and toggles would show. */
  others: 'Mais planos',
  /** No plan of the list is left for the address or the campaign. */
  nothing: 'Nenhum plano para mostrar aqui. Consulte a cobertura para ver os que chegam ao seu endereço.',
} as const;
