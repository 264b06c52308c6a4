import { auditActionWords, auditDetailWords } from '../../../content/operator/audit-words.ts';
import type { AuditAction, AuditSubject } from '../../../contract/panel/audit.ts';
import { shellWords } from '../../words/shell-words.ts';
import { kindWords } from '../imports/import-words.ts';
import { outcomeWords, queueTitles } from '../queues/queue-words.ts';

export const auditWords = {
  when: 'Quando',
  who: 'Quem',
  everybody: 'Todos',
  what: 'O que',
  about: 'Registro',
  detail: 'Detalhe',
  none: 'Nada foi registrado com esses filtros.',
  caption: 'O que cada pessoa da equipe viu e mudou',
} as const;

export const actionWords: Readonly<Record<AuditAction, string>> = auditActionWords;

/** Codes that occur only in audit details. */
const ownDetailWords = {
  name: 'nome',
  password: 'senha',
  code: 'código',
  removed: 'removido',
  closed: 'desativada',
  opened: 'ativada',
  on: 'ligada',
  off: 'desligada',
  coverage: kindWords.coverage.title,
  customers: kindWords.customers.title,
  state: 'situação',
  region: 'estado',
  campaign: 'campanha',
  face: 'onde respondeu',
  plan: 'plano',
  step: 'etapa',
  consent: 'aceite',
  offers: 'ofertas',
  from: 'de',
  to: 'até',
  search: 'busca',
} as const;

/** Words of all detail codes. */
export const detailWords: Readonly<Record<string, string>> = {
  ...outcomeWords,
  ...queueTitles,
  ...auditDetailWords,
  ...shellWords.role,
  ...ownDetailWords,
};

/** Words of list names in the audit log. */
export const listWords: Readonly<Record<string, string>> = {
  orders: 'Lista de pedidos',
  leads: 'Lista de contatos',
};

export const subjectWords: Readonly<Record<AuditSubject, string>> = {
  operator: 'Conta',
  order: 'Pedido',
  lead: 'Contato',
  person: 'Pessoa',
  list: 'Lista',
  catalogue: 'Catálogo, versão',
  delivery: 'Envio',
  queue: 'Atendimento',
  calendar: 'Agenda',
  import: 'Importação',
  recovery: 'Recuperação',
};
