import type { Channel, OutboxState } from '../outbox/outbox-item.ts';

/** Everything that the operator reads in the panel. */
export const panelWords = {
  name: 'Painel Ultrafibra',
  brand: 'Ultrafibra',
  panel: 'Painel',
  skip: 'Ir para o conteúdo',
  lists: 'Listas',
  signOut: 'Sair',
  signIn: {
    title: 'Entrar no painel',
    intro: 'Aqui a equipe vê quem pediu uma ligação, uma revisão ou novidades da cobertura.',
    who: 'Quem entra',
    key: 'Chave do operador',
    hint: 'É a chave PANEL_KEY da configuração do servidor.',
    sandboxHint:
      'É a chave PANEL_KEY da configuração. Sem ela, no ambiente de testes, o servidor mostra uma no terminal quando começa.',
    button: 'Entrar',
    empty: 'Informe a chave do operador.',
    wrong: 'Essa chave não confere. Copie a chave inteira e tente de novo.',
  },
  ended: 'Sua sessão terminou por segurança. Entre de novo para continuar.',
  signedOut: 'Você saiu do painel.',
  waiting: 'A tratar',
  treated: 'Tratadas',
  which: 'O que mostrar',
  waits: (many: number) => `${many} a tratar`,
  treat: 'Marcar como tratada',
  reopen: 'Reabrir',
  undo: 'Desfazer',
  justTreated: 'Marcada como tratada.',
  justReopened: 'De volta à lista “A tratar”.',
  treatedAt: 'Tratada em',
  older: 'Ver mais antigas',
  newest: 'Voltar às mais recentes',
  noOlder: 'Não há nada mais antigo aqui.',
  campaign: 'Campanha',
  mainSite: 'Site principal',
  origin: 'Origem',
  phone: 'Telefone',
  email: 'E-mail',
  town: 'Cidade',
  protocol: 'Protocolo',
  plan: 'Plano',
  reason: 'Motivo',
  message: 'Mensagem do cliente',
  consent: 'Aceita novidades',
  yes: 'Sim',
  no: 'Não',
  channel: 'Canal',
  recipient: 'Para',
  text: 'Texto',
  step: 'Na pergunta',
  said: 'O que foi dito',
  state: 'Situação',
  failure: 'Falha',
  noName: 'Sem nome',
  contactEnded: 'O contato já foi apagado pelo prazo de guarda.',
  problem: {
    title: 'Não deu certo',
    notFound: 'Esta página do painel não existe.',
    failed: 'Algo falhou do nosso lado. Tente de novo em instantes.',
    back: 'Voltar ao painel',
    unreadable: 'O pedido não pôde ser lido. Volte ao painel e tente de novo.',
    form: 'Este pedido não veio de um formulário do painel.',
  },
} as const;

export const listWords = {
  calls: {
    title: 'Ligações',
    intro: 'Quem pediu para falar com a nossa equipe. Ligue e marque como tratada.',
    nothingWaits: 'Tudo em dia: ninguém espera uma ligação.',
    nothingTreated: 'Nenhuma ligação foi tratada ainda.',
    kept: 'Cada pedido sai daqui sozinho depois de 30 dias.',
  },
  reviews: {
    title: 'Análises',
    intro: 'Quem foi recusado pela análise automática e pediu que uma pessoa olhasse de novo.',
    nothingWaits: 'Tudo em dia: nenhuma análise espera revisão.',
    nothingTreated: 'Nenhuma análise foi tratada ainda.',
    kept: 'Cada pedido sai daqui sozinho depois de 30 dias.',
  },
  noCoverage: {
    title: 'Sem cobertura',
    intro: 'Quem deixou um contato onde a fibra ainda não chega.',
    nothingWaits: 'Tudo em dia: nenhum contato espera resposta.',
    nothingTreated: 'Nenhum contato foi tratado ainda.',
    kept: 'Cada contato sai daqui depois de 30 dias, ou de um ano para quem aceita novidades.',
  },
  words: {
    title: 'Conversas',
    intro:
      'O que a conversa não soube responder, e o que foi dito antes de pedir uma pessoa. Sem números, e-mails nem nomes.',
    nothingWaits: 'Tudo em dia: nenhuma pergunta espera resposta.',
    nothingTreated: 'Nenhuma pergunta foi tratada ainda.',
    kept: 'Cada pergunta sai daqui depois de 90 dias.',
  },
  messages: {
    title: 'Mensagens',
    intro: 'O que o sistema escreveu para ser enviado aos clientes.',
    nothingWaits: 'Nenhuma mensagem guardada.',
    nothingTreated: '',
    kept: 'Códigos e links saem daqui depois de um dia; as outras mensagens, em até oito dias depois do seu dia.',
  },
} as const;

export type ListWords = (typeof listWords)[keyof typeof listWords];

/** Why somebody asks for a review; the answers themselves are not the panel's business. */
export const reviewReasons: Readonly<Record<string, string>> = {
  rejected: 'Recusado pela análise',
  'quiz-failed': 'Perguntas de segurança não conferiram',
};

/** Where the answers changed since. */
export const otherReason = 'Dados alterados depois do pedido';

export const messageTitles: Readonly<Record<string, string>> = {
  'collaborator-code': 'Código de colaborador',
  'review-decided': 'Resultado da revisão',
  'order-confirmation': 'Confirmação do pedido',
  'lead-link': 'Link para continuar o pedido',
  'installation-reminder': 'Lembrete da instalação',
  'order-code': 'Código para acompanhar o pedido',
  'visit-moved': 'Instalação remarcada',
  'withdrawal-receipt': 'Comprovante de desistência',
  'coverage-here': 'A cobertura chegou',
};

export const channelNames: Readonly<Record<Channel, string>> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  webhook: 'Sistema',
  orders: 'Sistema de pedidos',
};

export const messageStates: Readonly<Record<OutboxState, string>> = {
  waiting: 'Espera a vez ou uma nova tentativa',
  sending: 'Sendo enviada',
  sent: 'Enviada',
  shown: 'Só mostrada aqui: é o ambiente de testes',
  uncertain: 'Não se sabe se foi enviada',
  failed: 'Não foi enviada',
};

export const leftKinds: Readonly<Record<string, string>> = {
  question: 'Pergunta sem resposta',
  person: 'Pediu uma pessoa',
};
