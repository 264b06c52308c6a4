import { planWords } from '../../screens/plans.ts';

/** A plan card. The ribbon depends on the code; the gamer offer alternates with the streaming choice. */
export const planCardWords = {
  for: 'Por',
  condition: planWords.withDebit,
  plain: planWords.withoutDebit,
  after: planWords.after,
  goodFor: planWords.goodFor,
  upload: planWords.upload,
  streaming: 'Streaming Incluso',
  hire: { new: 'Contratar agora', old: 'Contratar online' },
  whatsapp: { new: 'Contratar via Whatsapp', old: 'Contratar por Whatsapp' },
  footer: {
    online: 'Conteúdo online',
    benefits: 'Conferir benefícios',
    services: 'Serviços Inclusos',
  },
  drawer: {
    of: (plan: string) => `Serviços inclusos no plano ${plan}`,
    close: 'Fechar',
  },
  badges: {
    d600sp: 'Melhor Custo Benefício',
    d1000a: 'Melhor Custo Benefício',
    d500a: 'Menor Preço',
    d2000b: 'Entretenimento garantido',
  },
  otherBadge: 'Oferta especial',
  /** A slower plan is no plan for games: its first badge is the other one. */
  gamerFrom: 1000,
  alternatingBadges: ['OFERTA GAMER', 'ESCOLHA STREAMING'],
  lowestPrice: 'MENOR PREÇO',
  mobileBonus: {
    timcontrole: { amount: 'Até 20 GIGA', rest: 'a mais no seu plano TIM Controle por até 12 meses' },
    timblack: { amount: 'Até 30 GIGA', rest: 'a mais no seu plano TIM Black por até 12 meses' },
  },
  /** Beside the speed; the card explains the bonus below. */
  apps: (names: string) => (names === '' ? 'Sem aplicativos inclusos' : `Inclusos: ${names}`),
  points: (points: string) => `+${points} PONTOS`,
} as const;
