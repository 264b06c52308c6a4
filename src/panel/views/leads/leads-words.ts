import {
  leadStatusWords,
  leadStepWords,
  lossReasonWords as namesOfReasons,
  riskWords as namesOfRisks,
  wordsFor,
} from '../../../content/operator/list-words.ts';
import type { LeadStatus, LossReason } from '../../../contract/lead/lead-work.ts';
import type { RiskStatus } from '../../../contract/risk.ts';

export const leadsWords = {
  searchLabel: 'Protocolo, celular, e-mail, CPF, CNPJ, nome ou rua',
  caption: 'Contatos sem pedido',
  which: 'O que mostrar',
  everybody: 'Todos',
  offers: 'Aceitam ofertas',
  offersHint:
    'Quem parou há mais de uma hora, aceita ofertas por e-mail e não teve o pedido recusado. O aceite vale para e-mail, não para ligação.',
  name: 'Contato',
  noName: 'Sem nome',
  at: 'Última resposta',
  startedAt: 'Começou em',
  town: 'Cidade',
  step: 'Parou depois de',
  plan: 'Plano',
  risk: 'Análise',
  owner: 'Responsável',
  owners: { me: 'Meus', 'me-or-ended': 'Meus e de contas encerradas', none: 'De ninguém' },
  ended: (name: string) => `${name} (conta encerrada)`,
  status: 'Andamento',
  nextDay: 'Próximo contato',
  dues: { now: 'Até hoje', later: 'Mais adiante' },
  consent: 'Ofertas por e-mail',
  yes: 'Aceita',
  no: 'Não aceita',
  none: 'Nenhum contato encontrado.',
  noneHint: 'Confira os filtros ou busque por outra informação.',
  export: 'Exportar quem aceita ofertas',
} as const;

export const leadWords = {
  back: 'Voltar aos contatos',
  lead: (protocol: string) => `Contato ${protocol}`,
  facts: 'Atendimento',
  address: 'Endereço',
  personal: 'Dados pessoais',
  timeline: 'Histórico',
  nothing: 'Nada aconteceu ainda.',
  ordered: 'Este contato contratou. O atendimento continua no pedido:',
  openOrder: (number: string) => `Pedido ${number}`,
} as const;

export const workWords = {
  actions: 'Ações',
  title: 'Acompanhamento',
  withYou: 'Este contato está com você.',
  with: (name: string | undefined) => (name === undefined ? 'Sem responsável.' : `Está com ${name}.`),
  others: 'Quem age aqui é quem está com o contato. Você pode anotar.',
  take: 'Pegar para mim',
  taken: 'O contato está com você.',
  handBack: 'Devolver',
  handedBack: 'O contato ficou sem responsável.',
  giveTo: 'Passar para',
  give: 'Passar',
  given: (name: string) => `O contato está com ${name}.`,
  choose: 'Escolha…',
  choosePerson: 'Escolha uma pessoa.',
  status: 'Andamento',
  reason: 'Motivo',
  order: 'Número do pedido',
  orderHint:
    'Só se o pedido foi feito de outra forma, por exemplo em outro CPF. O pedido deste contato entra sozinho.',
  nextDay: 'Próximo contato',
  nextDayHint: 'Com a hora, o painel avisa quando ela chega.',
  save: 'Salvar',
  saved: (status: string) => `Andamento: ${status}.`,
} as const;

export const reminderWords = {
  due: (many: number) => (many === 1 ? '1 contato para agora' : `${many} contatos para agora`),
  now: (hour: string) => `Contato combinado para ${hour}`,
  alert: 'Chegou a hora de um contato combinado.',
} as const;

const wayWords = { whatsapp: 'pelo WhatsApp', sms: 'por SMS', email: 'por e-mail' } as const;

export const linkWords = {
  send: 'Enviar link para continuar',
  sent: 'O link vai sair agora; à noite, ele espera a manhã.',
  by: (channel: keyof typeof wayWords) => `Vai ${wayWords[channel]} e vale por 72 horas.`,
  noWay:
    'Nenhum canal chega a este contato para enviar o link: falta o celular, ou a pessoa pediu para não receber mensagens.',
} as const;

export const statusWords: Readonly<Record<LeadStatus, string>> = leadStatusWords;

export const statusColours: Readonly<Record<LeadStatus, string>> = {
  new: 'blue',
  talking: 'indigo',
  negotiating: 'violet',
  won: 'teal',
  lost: 'gray',
};

export const lossReasonWords: Readonly<Record<LossReason, string>> = namesOfReasons;

export const stepWords = (step: string): string => wordsFor(leadStepWords, step);

export const riskWords: Readonly<Record<RiskStatus, string>> = namesOfRisks;
