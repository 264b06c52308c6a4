/** What the review says once there is nothing left to confirm. */
export const orderedTitles = {
  confirmacao: { title: 'Este pedido já foi feito', page: 'Pedido feito' },
  'confirmacao-renovacao': { title: 'Este pedido já foi feito', page: 'Pedido feito' },
} as const;

/** What a company is asked in other words: for it answers somebody who works there. */
export const companyTitles = {
  nome: { title: 'Com quem falamos na empresa?', page: 'Contato' },
  telefone: { title: 'Qual é o celular do contato?', page: 'Celular' },
  email: { title: 'Qual e-mail recebe as faturas?', page: 'E-mail' },
  cpf: { title: 'Qual é o CNPJ da empresa?', page: 'CNPJ' },
} as const;
