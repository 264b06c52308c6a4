import type { Sold } from '../../../contract/panel/figures.ts';
import { readableCents, readableCount } from '../../words/readable.ts';

export const ordersWords = {
  searchLabel: 'Número, protocolo, celular, e-mail, CPF, CNPJ, nome ou rua',
  placedAt: 'Feito em',
  name: 'Cliente',
  town: 'Cidade',
  plan: 'Plano',
  state: 'Situação',
  visit: 'Visita',
  seller: 'Quem vendeu',
  none: 'Nenhum pedido encontrado.',
  noneHint: 'Confira os filtros ou busque por outra informação. As renovações têm uma lista própria.',
} as const;

/** Of all pages. */
export const totalsText = (sold: Sold): string => {
  const lost = sold.cancelledCents + sold.withdrawnCents;
  return `${readableCount(sold.orders)} ${sold.orders === 1 ? 'pedido' : 'pedidos'}: ${readableCents(sold.cents)} em mensalidades, ${readableCents(sold.cents - lost)} sem cancelados (${readableCount(sold.cancelled)}) e desistências (${readableCount(sold.withdrawn)})`;
};

export const orderWords = {
  back: 'Voltar aos pedidos',
  order: (number: string) => `Pedido ${number}`,
  facts: 'Contratação',
  protocol: 'Protocolo',
  externalNumber: 'Número na operadora',
  address: 'Endereço',
  payment: 'Pagamento',
  paymentText: (day: number, directDebit: boolean) =>
    `Vence no dia ${day}, ${directDebit ? 'débito automático' : 'boleto'}`,
  personal: 'Dados pessoais',
  change: 'Mudar a situação',
  to: 'Nova situação',
  reason: 'Motivo',
  choose: 'Escolha…',
  chooseFirst: 'Escolha a nova situação.',
  reasonHint: 'Obrigatório: o pedido termina aqui e não volta.',
  noteHint: 'Só a equipe lê.',
  cause: 'O que o cliente vai ler',
  causeHint: 'O pedido termina aqui e não volta. O cliente recebe um aviso com este motivo.',
  save: 'Salvar',
  changed: (state: string) => `Situação: ${state}.`,
  timeline: 'Histórico',
  copy: 'Pedido novo a partir deste',
  copyHint:
    'As respostas vão para um contato novo, com você: corrija nome, rua ou número com o cliente em “Pedido por telefone”. Ele escolhe o pagamento e o dia, e confirma tudo pelo link.',
  copyNow: 'Copiar para um pedido novo',
  copied: 'O contato novo está com você.',
  move: 'Remarcar',
  noVisit: 'Sem visita marcada',
} as const;

export const amendmentWords = {
  title: 'Corrigir o pedido',
  what: 'O que corrigir',
  choose: 'Escolha…',
  chooseWhat: 'Escolha o que corrigir.',
  names: {
    contact: 'Celular ou e-mail',
    complement: 'Complemento do endereço',
    payment: 'Vencimento ou forma de pagamento',
    plan: 'Plano',
    technician: 'Avisar que o técnico está a caminho',
  },
  phone: 'Celular novo',
  email: 'E-mail novo',
  onlyWhatChanges: 'Preencha só o que muda.',
  complement: 'Complemento',
  complementHint: 'Como o técnico acha a porta: apartamento 12, casa 2, fundos. Vazio tira o que havia.',
  dueDate: 'Vencimento',
  day: (day: number) => `Dia ${day}`,
  payment: 'Forma de pagamento',
  payments: { debit: 'Débito automático', bill: 'Boleto' },
  plan: 'Plano novo',
  choosePlan: 'Escolha o plano novo.',
  agreed: 'O cliente ouviu o preço novo e concordou?',
  price: (before: string, after: string) => `A mensalidade passa de ${before} para ${after}.`,
  consequences: {
    contact:
      'O contato antigo e o novo recebem um aviso da troca. Depois, tudo vai só para o novo, e o antigo não abre mais o pedido.',
    complement: 'O cliente recebe o endereço novo, e o técnico vai por ele.',
    payment:
      'O cliente recebe um link, que vale por 24 horas: confere o valor e, no débito, informa a conta ele mesmo. Até ele confirmar, nada muda.',
    plan: 'O contrato muda: o cliente recebe o resumo novo e tem sete dias para desistir, contados de hoje.',
    technician: 'O cliente recebe o aviso agora. Ele sai uma vez só.',
  },
  asked: {
    open: 'Esperando o cliente confirmar o pagamento',
    expired: 'O cliente não confirmou o pagamento: o link venceu',
    changed: 'O cliente não confirmou o pagamento: o plano mudou depois',
    /** `what`: 'vencimento no dia 10, boleto, R$ 99,90/mês' */
    openText: (what: string, until: string) =>
      `Pedido: ${what}. O link vale até ${until}; até lá, nada muda.`,
    deadText: (what: string) =>
      `Pedido: ${what}. O link não abre mais, e o pagamento continua como está. Confirme com o cliente se ele ainda quer a mudança.`,
    again: 'Preparar outro link',
  },
  save: 'Corrigir e avisar o cliente',
  done: 'Feito. O cliente recebe uma mensagem.',
} as const;
