/** What is said only where the order is taken by messages, in a channel without pages. */
export const channelWords = {
  /** One of several answers of a question: 'o banco'. */
  ask: (inSentence: string) => `Qual é ${inSentence}?`,
  given: (answer: string) => `Informado: ${answer}.`,
  keep: 'Manter como está',
  changeOnly: 'Escreva só o que muda.',
  whichBank: 'Toque no seu banco, ou escreva o nome de outro jeito.',
  more: 'Ver mais',
  /** Of who wants no order yet, on a button. */
  onlyCoverage: 'Só ver se chega aqui',
  open: 'Ver opções',
  openPlans: 'Ver planos',
  compare: 'Comparar os planos',
  openDays: 'Ver dias',
  agree: 'Concordo',
  change: 'Mudar uma resposta',
  whichAnswer: 'Qual resposta você quer mudar?',
  /** Below a link, what else can be tapped. */
  orTap: 'Ou toque em uma opção:',
  later: 'Pare quando quiser: a conversa fica aqui, e eu continuo de onde você parou.',
  callNoted: 'Anotado. Vamos ligar para você.',
  sendLocation: 'Ou envie a sua localização por aqui, no clipe.',
  offer: (plan: string) => `A oferta que você viu é o ${plan}:`,
  /** Where a page has a button for it. */
  byClip: 'envie a sua localização por aqui, no clipe',
  changedElsewhere: 'Você mudou este pedido em outro lugar. Com quais respostas quer continuar?',
  keepThese: 'Ficar com as daqui',
  openPage: 'Abrir',
  onSite: 'Continuar no site',
  follow: 'Acompanhar pedido',
  otherAddress: 'Outro endereço',
  otherOffers: 'Ver ofertas',
  anotherOrder: 'Pedir mesmo assim',
} as const;
