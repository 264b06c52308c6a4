import { planWords } from '../../screens/plans.ts';

/** Around the cards of the plans. */
export const planListWords = {
  title: 'Escolha o seu plano',
  lead: 'Preços no débito automático. Cada plano mostra o desconto, até quando ele vale e quanto você paga depois.',
  modes: { group: 'Planos por velocidade', tabs: 'Velocidades', all: 'Todos os planos' },
  tab: planWords.speed,
  arrows: { previous: planWords.carousel.previous, next: planWords.carousel.next },
  position: planWords.carousel.position,
  /** Without the script, what tabs and toggles would show. */
  others: 'Mais planos',
  /** No plan of the list is left for the address or the campaign. */
  nothing: 'Não há planos para mostrar aqui. Consulte a cobertura e veja quais chegam ao seu endereço.',
} as const;
