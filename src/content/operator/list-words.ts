import { periodNames } from '../periods.ts';

/** Words for the codes in lists and files of the panel. */

export const orderStateWords = {
  placed: 'Recebido',
  confirmed: 'Confirmado',
  scheduled: 'Agendado',
  installed: 'Instalado',
  cancelled: 'Cancelado',
  withdrawn: 'Desistência',
} as const;

export const renewalStateWords = {
  placed: 'Recebida',
  confirmed: 'Confirmada',
  'carried-out': 'Efetivada',
  cancelled: 'Cancelada',
} as const;

export const faceWords = {
  pages: 'Páginas',
  chat: 'Conversa',
  'chat-tct': 'Conversa vinda do WhatsApp',
  whatsapp: 'Dentro do WhatsApp',
  phone: 'Telefone',
} as const;

export const channelWords = { site: 'Site', whatsapp: 'WhatsApp', phone: 'Telefone' } as const;

/** Without a mark of what brought the visit. */
export const noTouch = 'Sem marca de origem';

/** For actors without a name: the customer, or the operator's own system. */
export const orderActorWords = {
  customer: 'Cliente',
  operator: 'Equipe',
  carrier: 'Operadora',
} as const;

/** Reasons set by the shop itself. Reasons typed by a person stay unchanged. */
export const orderReasonWords = {
  moved: 'Visita remarcada',
  orders: 'Assumido pelo sistema da operadora',
} as const;

/** What was amended of an order, or happened to it although its state stayed. */
export const orderEventWords = {
  contact: 'Contato trocado',
  complement: 'Complemento do endereço corrigido',
  plan: 'Plano trocado',
  'payment-asked': 'Mudança no pagamento, à espera da confirmação',
  payment: 'Pagamento mudado',
  technician: 'Técnico a caminho',
  copied: 'Copiado para um pedido novo',
} as const;

/** How a customer agreed to a higher price. */
export const agreedWords = {
  phone: 'O cliente concordou por telefone',
  message: 'O cliente concordou por mensagem',
  person: 'O cliente concordou pessoalmente',
} as const;

export const visitText = ({ date, period }: { date: string; period: keyof typeof periodNames }): string =>
  `${date}, ${periodNames[period]}`;

export const personalFieldWords = {
  phone: 'Celular',
  phone2: 'Outro telefone',
  email: 'E-mail',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  mothers_name: 'Nome da mãe',
  birth_date: 'Nascimento',
  bank_account: 'Conta para débito',
} as const;

/** The state of the identity analysis. */
export const riskWords = {
  open: 'Ainda não feita',
  quiz: 'Em perguntas de confirmação',
  approved: 'Aprovada',
  rejected: 'Recusada',
  'quiz-failed': 'Errou as perguntas',
} as const;

/** The last answer of a lead, in order: every step that it saves under. */
export const leadStepWords = {
  created: 'Cobertura',
  address: 'Endereço',
  plan: 'Plano',
  name: 'Nome',
  phone: 'Celular',
  email: 'E-mail',
  birthDate: 'Nascimento',
  motherName: 'Nome da mãe',
  documentNumber: 'CPF',
  installation: 'Endereço da instalação',
  dueDate: 'Vencimento',
  bankInfo: 'Pagamento',
  confirmed: 'Análise',
  scheduleDate: 'Data da instalação',
  finished: 'Pedido',
} as const;

/** How far the shop's people are with a lead. */
export const leadStatusWords = {
  new: 'Novo',
  talking: 'Em contato',
  negotiating: 'Em negociação',
  won: 'Contratou',
  lost: 'Não quer',
} as const;

export const lossReasonWords = {
  'too-expensive': 'Achou caro',
  'other-provider': 'Ficou com outra operadora',
  'no-need': 'Não precisa agora',
  unreachable: 'Não responde',
  'wrong-contact': 'O contato é de outra pessoa',
  'other-reason': 'Outro motivo',
} as const;

/** Where visits without a campaign come from, and the list of prices that it sells. */
export const mainSiteTitle = 'Site principal';

/** Unknown codes stay unchanged. */
export const wordsFor = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;
