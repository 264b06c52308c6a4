export const ordersWords = {
  searchLabel: 'Número, protocolo, celular, CPF ou nome',
  caption: 'Pedidos, do mais recente ao mais antigo',
  number: 'Pedido',
  placedAt: 'Feito em',
  name: 'Cliente',
  town: 'Cidade',
  plan: 'Plano',
  planCode: 'Código do plano',
  price: 'Mensalidade',
  state: 'Situação',
  visit: 'Visita',
  none: 'Nenhum pedido encontrado.',
  noneHint: 'Confira os filtros ou busque por outra informação.',
  mainSite: 'Site principal',
} as const;

export const orderWords = {
  back: 'Voltar aos pedidos',
  order: (number: string) => `Pedido ${number}`,
  facts: 'Contratação',
  protocol: 'Protocolo',
  externalNumber: 'Número na operadora',
  address: 'Endereço',
  payment: 'Pagamento',
  paymentText: (day: number, directDebit: boolean) =>
    `Vence no dia ${day}, ${directDebit ? 'débito em conta' : 'boleto'}`,
  personal: 'Dados pessoais',
  personalHint: 'Cada dado que você mostra fica registrado.',
  show: 'Mostrar',
  showField: (field: string) => `Mostrar ${field}`,
  change: 'Mudar a situação',
  to: 'Nova situação',
  reason: 'Motivo',
  reasonHint: 'Obrigatório para cancelar.',
  save: 'Salvar',
  changed: (state: string) => `Situação: ${state}.`,
  note: 'Nota para a equipe',
  addNote: 'Anotar',
  noted: 'Nota salva.',
  timeline: 'Histórico',
  noVisit: 'Sem visita marcada',
} as const;

/** What happened, by the kinds that the server names. */
export const timelineWords = {
  state: 'Situação',
  visit: 'Visita remarcada',
  note: 'Nota',
  message: 'Mensagem',
  look: 'Consulta',
  change: 'Mudança',
} as const;
