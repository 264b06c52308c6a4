import { deliveryStateWords } from '../../../content/operator/delivery-words.ts';
import { leadStepWords, orderStateWords, wordsFor } from '../../../content/operator/list-words.ts';
import type {
  ConversationDetail,
  ConversationMessage,
  ConversationPart,
  ListedConversation,
} from '../../../contract/panel/conversations.ts';
import { reasonText } from '../deliveries/deliveries-words.ts';

export const conversationsWords = {
  part: 'O que mostrar',
  list: 'Lista de conversas',
  find: 'Nome, número ou palavra',
  all: 'Todas',
  findHint: 'Nomes e números em todas as conversas; palavras, nas 4.000 mensagens mais recentes.',
  notFound:
    'Nenhuma conversa encontrada. Confira os filtros, ou busque com três letras ou mais: palavras são procuradas nas mensagens mais recentes.',
  noneOpen:
    'Escolha uma conversa na lista. As setas, ou J e K, andam na lista, Enter abre, e Alt com uma seta abre a seguinte de onde você estiver.',
  beside: 'Dados e ações',
  by: { shop: 'Automático', operator: 'Equipe' },
  aFile: 'Foto, áudio ou arquivo',
  unread: (many: number) => (many === 1 ? '1 mensagem não lida' : `${many} mensagens não lidas`),
  waits: (since: string) => `Espera ${since}`,
  step: (title: string) => `Etapa: ${title}`,
  askedForOne: 'Pediu uma pessoa',
  noName: 'Sem nome',
  stuck: 'Não está sendo entendido',
  withOther: (name: string) => `Com ${name}`,
  withYou: 'Com você',
  until: (moment: string) => `Adiada até ${moment}`,
  back: 'Voltar às conversas',
  alerts: 'Avisos neste navegador',
  sound: 'Som quando alguém espera',
  desktop: 'Aviso na área de trabalho',
  desktopBlocked: 'O navegador não deixa o painel avisar: permita notificações nas configurações dele.',
  channels: { whatsapp: 'WhatsApp', site: 'Site', phone: 'Telefone' },
  channel: 'Por onde',
  phone: 'Telefone',
  campaign: 'Campanha',
  asked: 'Pediu uma pessoa',
  wait: 'Esperou',
  minutes: (many: number) => (many === 1 ? '1 minuto' : `${many} minutos`),
  silent: 'O automático volta a responder',
  open: 'O WhatsApp aceita mensagens livres até',
  outcome: 'Resultado',
  record: { order: 'Pedido', lead: 'Contato sem pedido' },
  about: 'Conversa',
  protocol: 'Protocolo',
  state: 'Situação',
  town: 'Cidade',
  plan: 'Plano',
  opensRecord: 'Abrir a página com os dados',
  noRecord: 'Ainda não há pedido nesta conversa.',
  messages: 'Mensagens',
  isCut: 'As mensagens mais antigas não aparecem aqui.',
  again: 'Enviar de novo',
  sentAgain: 'Na fila para sair de novo.',
  visitor: 'Cliente',
  shop: 'Atendimento automático',
  toldByBrowser: 'Atendimento automático, como o navegador do cliente enviou',
  note: 'Nota da equipe',
  to: 'O que você escreve é',
  modes: { text: 'Para o cliente', note: 'Nota da equipe' },
  text: 'Mensagem',
  noteHint: 'Só a equipe lê.',
  textHint: 'Ctrl e Enter enviam.',
  send: 'Enviar',
  addNote: 'Anotar',
  sent: 'Enviada.',
  noted: 'Nota guardada.',
  takeFirst: 'Assuma a conversa para escrever ao cliente. Uma nota você pode deixar já.',
  quick: 'Respostas prontas',
  attach: 'Anexar',
  search: 'Buscar resposta',
  noAnswer: 'Nenhuma resposta com estas palavras.',
  use: 'Usar',
  links: 'Enviar link',
  page: 'Página',
  choosePage: 'Escolha a página.',
  addLink: 'Pôr na mensagem',
  pages: {
    plans: 'Planos',
    coverage: 'Consultar cobertura',
    conversation: 'Conversa do site',
    followOrder: 'Acompanhar o pedido',
    doubts: 'Dúvidas',
    regulations: 'Regulamentos e contrato',
  },
  continueLink: 'Link para continuar o pedido, por mensagem',
  linkSent: 'O link vai sair pelo WhatsApp, por SMS ou por e-mail.',
  ask: 'Perguntar',
  question: 'Pergunta',
  chooseQuestion: 'Escolha a pergunta.',
  missing: 'Ainda falta',
  answered: 'Outras',
  askedIt: 'A pergunta vai ao cliente.',
  fill: 'Preencher',
  fillHint:
    'O que o cliente contou a você; o que já foi anotado aparece no campo. Fica marcado como preenchido por você. Documento, telefone, e-mail e o que custa ou compromete, o cliente responde: use “Perguntar”.',
  filled: 'A resposta foi passada ao pedido.',
  chooseFill: 'Escreva a resposta.',
  work: 'Conduzir',
  take: 'Assumir',
  taken: 'A conversa está com você. O automático fica calado por 30 minutos depois de cada mensagem sua.',
  pass: 'Passar para…',
  colleague: 'Pessoa da equipe',
  chooseColleague: 'Escolha quem assume.',
  noColleague: 'Ninguém mais da equipe responde conversas.',
  passDo: 'Passar',
  passed: 'A conversa foi passada.',
  snooze: 'Adiar',
  snoozes: { hour: 'Em 1 hora', morning: 'Amanhã cedo', other: 'Outro dia e hora' },
  snoozed: 'Adiada. Volta à lista na hora marcada, ou quando o cliente escrever.',
  close: 'Encerrar',
  chooseOutcome: 'Escolha o resultado.',
  closed: 'Conversa encerrada.',
  handBack: 'Devolver ao automático',
  handedBack: 'O atendimento automático responde de novo.',
  file: {
    picture: (by: string) => `Foto enviada por: ${by}`,
    sound: (by: string) => `Áudio enviado por: ${by}`,
    download: (kilobytes: number) => `Baixar (${kilobytes.toLocaleString('pt-BR')} kB)`,
    chosen: 'Arquivo para o cliente',
    hint: 'Foto em JPEG ou PNG, ou PDF, até 5 MB.',
    choose: 'Escolher arquivo',
    unread: 'Não pôde ser lido. Escolha o arquivo de novo.',
    coming: 'Ainda está vindo do WhatsApp.',
    ended: 'Apagado: arquivos ficam guardados por no máximo 90 dias.',
  },
  call: 'Pedir ligação',
  called: 'A ligação está em Filas.',
} as const;

export const phoneOrderWords = {
  open: 'Pedido por telefone',
  opened: 'Pedido por telefone aberto: leia a pergunta ao cliente.',
  campaign: 'Campanha',
  read: 'Leia ao cliente',
  aside: 'Só para você, não leia:',
  coming: 'A próxima pergunta está vindo',
  said: 'O que o cliente disse',
  saidHint: 'Do jeito dele. Perguntas e correções também valem.',
  give: 'Responder',
  takeFirst: 'Assuma a conversa para responder pelo cliente.',
  notice: 'Aviso do pedido',
  silent: 'Fecha sem resposta',
} as const;

export const titleOf = ({ name, phone, channel }: ListedConversation): string =>
  name || phone || (channel === 'phone' ? phoneOrderWords.open : conversationsWords.noName);

export const partWords: Readonly<Record<ConversationPart, { title: string; empty: string }>> = {
  waiting: { title: 'Esperando', empty: 'Tudo em dia: ninguém espera uma pessoa.' },
  mine: { title: 'Comigo', empty: 'Nenhuma conversa está com você. Assuma uma em “Esperando”.' },
  nobody: { title: 'De ninguém', empty: 'Toda conversa em aberto está com alguém.' },
  team: { title: 'Com a equipe', empty: 'Nenhuma conversa está com outra pessoa da equipe.' },
  bot: { title: 'Automáticas', empty: 'O atendimento automático não tem conversas agora.' },
  later: { title: 'Adiadas', empty: 'Nenhuma conversa foi adiada.' },
  closed: { title: 'Encerradas', empty: 'Nenhuma conversa foi encerrada ainda.' },
};

export const statusWords: Readonly<Record<ListedConversation['state'], string>> = {
  waiting: 'Espera uma pessoa',
  person: 'Com uma pessoa',
  bot: 'Atendimento automático',
  closed: 'Encerrada',
};

export const outcomeWords: Readonly<Record<NonNullable<ListedConversation['outcome']>, string>> = {
  ordered: 'Contratou',
  answered: 'Dúvida respondida',
  'will-call': 'Ligação combinada',
  'not-interested': 'Sem interesse',
  left: 'Parou de responder',
  shared: 'Pode ter sido escrita por duas pessoas com números parecidos, do Brasil e de fora',
};

const { uncertain, failed, sending } = deliveryStateWords;

const messageStateWords: Readonly<Record<ConversationMessage['state'], string>> = {
  ...{ received: 'Sendo processada', done: '', due: 'Na fila', sending, uncertain, failed },
  ...{ sent: 'Enviada', delivered: 'Entregue', read: 'Lida' },
};

export const deliveryOf = ({ author, state, reason }: ConversationMessage): string =>
  author === 'visitor' && state === 'done'
    ? ''
    : [messageStateWords[state], reason === null ? '' : reasonText(reason)].filter(Boolean).join(': ');

const mediaFaults: Readonly<Record<string, string>> = {
  'too-large': 'passa de 16 MB (foto: 5 MB).',
  'wrong-type': 'o conteúdo não é de um tipo que guardamos.',
  full: 'os arquivos desta conversa já somam 100 MB.',
};

export const mediaFault = (reason: string | null): string =>
  `Não pôde ser baixado: ${mediaFaults[reason ?? ''] ?? 'o WhatsApp não entregou o arquivo. Peça ao cliente para enviar de novo.'}`;

export const recordState = ({ kind, state }: NonNullable<ConversationDetail['record']>): string =>
  kind === 'order' ? wordsFor(orderStateWords, state) : wordsFor(leadStepWords, state);

export const openingHoursWords = {
  intro:
    'Vale na hora, no site, na conversa e no WhatsApp. Em feriados nacionais a equipe não atende, a não ser que o dia esteja entre os diferentes.',
  version: 'Versão',
  versionHint: 'Escolha uma anterior para ver, e salve para voltar a ela.',
  usual: 'A que vem com o site',
  week: 'Semana',
  from: (day: string) => `Das, ${day}`,
  to: (day: string) => `Às, ${day}`,
  none: { from: 'Fechado', to: '–' },
  exceptions: 'Dias diferentes',
  exception: (day: string) => `dia ${day || 'diferente'}`,
  day: 'Dia',
  note: 'Nota, só para a equipe',
  remove: 'Remover',
  add: 'Novo dia diferente',
  save: 'Salvar o horário',
  saved: 'Horário salvo. Já vale.',
} as const;
