import { type ClockMinute, formatMinute } from '../../../brazil/clock-minute.ts';
import { wordsFor } from '../../../content/operator/list-words.ts';
import { queueOutcomeWords, reviewReasonWords } from '../../../content/operator/queue-outcome-words.ts';
import type { QueueName, QueueOutcome } from '../../../contract/panel/queue-outcomes.ts';

export const queueWords = {
  which: 'Fila',
  part: 'O que mostrar',
  parts: { waiting: 'Na fila', mine: 'Comigo', treated: 'Concluídos' },
  empty: {
    waiting: 'Tudo em dia: ninguém espera nesta fila.',
    mine: 'Você não está com nenhum atendimento desta fila. Pegue um em “Na fila”.',
    treated: 'Nada foi concluído nesta fila ainda.',
  },
  take: 'Pegar',
  handBack: 'Devolver à fila',
  resolve: 'Concluir',
  attempt: 'Anotar a tentativa',
  attempted: (callAfter: ClockMinute) =>
    callAfter === ''
      ? 'Tentativa anotada. Foi para o fim da fila.'
      : `Tentativa anotada. Volta para a frente da fila em ${formatMinute(callAfter)}.`,
  attempts: (many: number) => (many === 1 ? '1 tentativa' : `${many} tentativas`),
  lastAttempt: 'Última tentativa',
  by: (name: string) => `por ${name}`,
  callAfter: 'Ligar de novo a partir de',
  callAfterHint: 'Pelo horário de Brasília. Em branco, vai para o fim da fila.',
  due: (callAfter: ClockMinute) => `Hora de ligar: ${formatMinute(callAfter)}`,
  notBefore: (callAfter: ClockMinute) => `A partir de ${formatMinute(callAfter)}`,
  later: 'Mais tarde',
  reopen: 'Reabrir',
  older: 'Ver mais',
  newest: 'Voltar ao começo',
  waits: (many: number) => (many === 1 ? '1 espera' : `${many} esperam`),
  lookUp: 'Ver pedidos e contatos desta pessoa',
  known: 'O que a loja já tem desta pessoa',
  nothingKnown: 'Nenhum pedido, renovação ou conversa, nem contato dos últimos trinta dias.',
  inNewTab: 'Abre em outra aba, e o que você escreveu fica aqui.',
  since: 'Desde',
  withYou: (until: string) => `Com você até ${until}`,
  withOther: (name: string) => `Com ${name}`,
  resolvedAt: 'Concluído em',
  resolvedBy: 'Por',
  byItself: 'O próprio site',
  outcome: 'Resultado',
  note: 'Anotação',
  noteHint: 'Só o que a equipe precisa saber. Não escreva documentos nem dados bancários.',
  chooseOutcome: 'Escolha o resultado.',
  why: 'Motivo da decisão',
  whyHint: 'Fica guardado para a equipe. O cliente recebe só o resultado.',
  chooseWhy: 'Escolha o motivo.',
  masked: 'O contato aparece inteiro para quem pega o atendimento.',
  reviewRight: 'Quem decide análises é a gestão.',
  taken: 'O atendimento está com você.',
  handedBack: 'Devolvido à fila.',
  resolved: 'Concluído.',
  reopened: 'Aberto de novo. Está com você.',
  noName: 'Sem nome',
  noContact: 'O contato já foi apagado pelo prazo de guarda.',
  phone: 'Telefone',
  email: 'E-mail',
  town: 'Cidade',
  address: 'Endereço',
  protocol: 'Protocolo',
  plan: 'Plano',
  campaign: 'Campanha',
  origin: 'Origem',
  reason: 'Motivo',
  message: 'Mensagem do cliente',
  mayBeTold: 'Quer aviso quando a fibra chegar',
  yes: 'Sim',
  no: 'Não',
  kept: 'O caso sai daqui sozinho pelo prazo de guarda de 30 dias.',
} as const;

export const queueTitles: Readonly<Record<QueueName, string>> = {
  calls: 'Ligações',
  reviews: 'Análises',
  'no-coverage': 'Sem cobertura',
};

export const outcomeWords: Readonly<Record<QueueOutcome, string>> = queueOutcomeWords;

export const reasonText = (reason: string): string => wordsFor(reviewReasonWords, reason);

export const basisWords = {
  analyses: 'O que a análise disse',
  notNoted: 'Os passos desta análise não foram guardados.',
  answered: (right: number, asked: number) =>
    right === 1 ? `1 resposta certa de ${asked}` : `${right} respostas certas de ${asked}`,
  told: 'O que o cliente leu',
  held: 'Vale para este documento',
  heldText: (status: string, at: string) => `${status}, desde ${at}`,
  tries: (many: number) =>
    many === 1 ? ', 1 tentativa nas perguntas' : `, ${many} tentativas nas perguntas`,
  elsewhere: 'O mesmo documento',
  elsewhereText: (leads: number, orders: number) =>
    leads === 0
      ? 'Não aparece em outro contato'
      : `${leads === 1 ? 'Em 1 outro contato' : `Em ${leads} outros contatos`}, ${orders === 0 ? 'nenhum com pedido' : `${orders} com pedido`}`,
  given: 'O que o cliente informou e confirmou',
  erased: 'Os dados já foram apagados pelo prazo de guarda.',
  decisions: 'Decisões anteriores sobre este documento',
  firstReview: 'Nenhuma até agora.',
  otherLead: 'em outro contato',
} as const;
