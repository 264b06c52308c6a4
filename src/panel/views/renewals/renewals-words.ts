export const renewalsWords = {
  searchLabel: 'Número, protocolo, celular, e-mail, CPF ou nome',
  caption: 'Renovações concluídas, da mais recente à mais antiga',
  name: 'Cliente',
  document: 'CPF',
  state: 'Situação',
  placedAt: 'Feita em',
  presentPlan: 'Plano de antes',
  plan: 'Plano novo',
  none: 'Nenhuma renovação encontrada.',
  noneHint: 'Confira os filtros ou busque por outra informação.',
} as const;

export const renewalWords = {
  back: 'Voltar às renovações',
  renewal: (number: string) => `Renovação ${number}`,
  facts: 'Renovação',
  protocol: 'Protocolo',
  payment: 'Pagamento',
  debit: 'Débito automático',
  bill: 'Boleto',
  carriedOutFrom: 'Pode ser contestada até',
  objectedAt: 'Contestada em',
  personal: 'Dados pessoais',
  timeline: 'Histórico',
  nothing: 'Nada foi enviado ainda.',
} as const;
