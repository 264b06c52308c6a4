import { planCardWords } from './plans/plan-card.ts';

const { timblack, timcontrole } = planCardWords.mobileBonus;

/** Asks which mobile plan the visitor has. */
export const mobilePlanWords = {
  title: 'Fibra para quem tem TIM no celular',
  description:
    'Diga qual é o seu plano de celular TIM, Controle, Black ou Pré, e veja as ofertas de fibra da sua linha.',
  heading: 'Qual é o seu plano de celular?',
  lead: 'Cada plano TIM tem uma oferta de fibra. Escolha o seu para ver a que vale para a sua linha.',
  plans: {
    controle: {
      name: 'TIM Controle',
      text: 'Valor fixo todo mês, com recarga se precisar.',
      bonus: `${timcontrole.amount} ${timcontrole.rest}`,
    },
    black: {
      name: 'TIM Black',
      text: 'Pós-pago: a conta chega no fim do mês.',
      bonus: `${timblack.amount} ${timblack.rest}`,
    },
    pre: { name: 'TIM Pré', text: 'Você recarrega quando quiser.', bonus: null },
  },
  go: (plan: string) => `Continuar com ${plan}`,
  look: 'Ver os planos de fibra',
  lookOf: (plan: string) => `para quem tem ${plan}`,
  unsure: {
    title: 'Não sabe qual é o seu plano?',
    text: 'Ele aparece na conta, no aplicativo Meu TIM e na mensagem de cada recarga.',
  },
  none: 'Não tenho celular TIM: ver as ofertas de fibra',
  /** The page that looks up the line. */
  route: '/checkout/consulta-telefone/',
} as const;
