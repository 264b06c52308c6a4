import { periodNames } from '../periods.ts';
import { orderStateWords, personalFieldWords, wordsFor } from './list-words.ts';
import { erasureDetailWords } from './person-erasure-words.ts';

/** Audit log: names of the actions. */
export const auditActionWords = {
  'session.opened': 'Entrou no painel',
  'session.closed': 'Saiu do painel',
  'session.ended': 'Encerrou uma sessão própria',
  'session.refused': 'Errou os códigos ao entrar',
  'operator.added': 'Criou uma conta',
  'operator.changed': 'Mudou uma conta',
  'catalogue.published': 'Publicou o catálogo',
  'catalogue.restored': 'Voltou a uma versão do catálogo',
  'catalogue.discarded': 'Descartou o rascunho do catálogo',
  'training.started': 'Começou um treino da conversa',
  'training.stopped': 'Parou um treino da conversa',
  'teaching.published': 'Publicou um treino da conversa',
  'teaching.restored': 'Voltou a um treino anterior da conversa',
  'delivery.shown': 'Viu um envio',
  'delivery.repeated': 'Mandou enviar de novo',
  'deliveries.replayed': 'Mandou enviar de novo os avisos de um período',
  'key.added': 'Criou uma chave de API',
  'key.ended': 'Encerrou uma chave de API',
  'receiver.added': 'Cadastrou um sistema que recebe avisos',
  'receiver.changed': 'Mudou um sistema que recebe avisos',
  'receiver.rotated': 'Trocou o segredo de um sistema',
  'receiver.tested': 'Mandou um aviso de teste',
  'receiver.ended': 'Encerrou um sistema que recebia avisos',
  'queue.taken': 'Pegou um atendimento e viu o contato',
  'queue.handed-back': 'Devolveu um atendimento à fila',
  'queue.attempted': 'Anotou uma tentativa de atendimento',
  'queue.treated': 'Concluiu um atendimento',
  'queue.reopened': 'Reabriu um atendimento',
  'visits.seen': 'Viu as visitas de um dia',
  'visit.moved': 'Remarcou uma visita',
  'capacity.set': 'Mudou a capacidade de visitas',
  'import.checked': 'Conferiu um arquivo',
  'import.started': 'Importou um arquivo',
  'recovery.changed': 'Mudou a recuperação de pedidos',
  'conversation.decided': 'Decidiu o que frases da conversa querem',
  'conversations.opened': 'Abriu a conversa de um visitante',
  'conversations.changed': 'Mudou a conversa de um visitante',
  'conversations.answered': 'Escreveu a um visitante',
  'conversations.noted': 'Anotou na conversa de um visitante',
  'order.opened': 'Abriu um pedido',
  'order.changed': 'Mudou um pedido',
  'order.noted': 'Anotou em um pedido',
  'lead.opened': 'Abriu um contato',
  'renewal.opened': 'Abriu uma renovação',
  'renewal.changed': 'Mudou uma renovação',
  'renewal.noted': 'Anotou em uma renovação',
  'personal.shown': 'Mostrou um dado pessoal',
  'person.exported': 'Buscou os dados de uma pessoa',
  'person.erased': 'Apagou os dados de uma pessoa',
  'list.read': 'Consultou uma lista',
  'list.exported': 'Exportou uma lista',
} as const;

/** Codes in the details of audit entries. */
export const auditDetailWords = {
  ...orderStateWords,
  ...personalFieldWords,
  ...periodNames,
  ...erasureDetailWords,
  taught: 'ensinado',
  noise: 'não pede nada',
  open: 'aberto de novo',
} as const;

/** Replaces the codes in a detail by words: 'placed → confirmed'. */
export const readableDetail = (words: Readonly<Record<string, string>>, detail: string): string =>
  detail.replace(/[a-z][\w-]*/gi, (code) => wordsFor(words, code));
