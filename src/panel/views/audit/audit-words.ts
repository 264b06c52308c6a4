import { auditActionWords, auditDetailWords } from '../../../content/operator/audit-words.ts';
import type { AuditAction } from '../../../contract/panel/audit.ts';
import { shellWords } from '../../words/shell-words.ts';
import { capacityWords, weekdayWords } from '../calendar/calendar-words.ts';
import { kindWords } from '../imports/import-words.ts';
import { outcomeWords, queueTitles } from '../queues/queue-words.ts';

export const auditWords = {
  when: 'Quando',
  who: 'Quem',
  everybody: 'Todos',
  what: 'O que',
  about: 'Registro',
  none: 'Nada foi registrado com esses filtros.',
  caption: 'O que cada pessoa da equipe viu e mudou',
} as const;

export const actionWords: Readonly<Record<AuditAction, string>> = auditActionWords;

/** Codes that occur only in audit details. */
const ownDetailWords = {
  text: 'o que o cliente disse',
  press: 'opção da lista',
  name: 'nome',
  password: 'senha',
  code: 'código',
  removed: 'removido',
  others: 'todas as outras',
  all: 'todas',
  one: 'uma',
  'recovery-code': 'código de recuperação usado',
  'recovery-codes': 'códigos de recuperação novos',
  provider: 'pela conta da empresa',
  nobody: 'ninguém',
  closed: 'desativada',
  opened: 'ativada',
  on: 'ligada',
  off: 'desligada',
  coverage: kindWords.coverage.title,
  customers: kindWords.customers.title,
} as const;

/** Filters of lists; offers have no value of their own. */
export const filterWords: Readonly<Record<string, string>> = {
  state: 'situação',
  region: 'estado',
  campaign: 'campanha',
  face: 'onde respondeu',
  plan: 'plano',
  step: 'parou depois de',
  consent: 'quem aceita ofertas',
  owner: 'responsável',
  status: 'andamento',
  due: 'próximo contato',
  order: 'ordem',
  from: 'de',
  to: 'até',
  search: 'com busca',
  many: 'registros',
};

/** The days of a capacity rule, besides dates. */
export const ruleDayWords: Readonly<Record<string, string>> = {
  ...weekdayWords,
  '*': capacityWords.everyDay,
};

export const noRule = 'sem regra';

export const detailWords: Readonly<Record<string, string>> = {
  ...outcomeWords,
  ...queueTitles,
  ...auditDetailWords,
  ...shellWords.role,
  ...ownDetailWords,
};

/** What the audit log calls the lists that somebody has seen. */
export const seenListWords: Readonly<Record<string, string>> = {
  orders: 'Lista de pedidos',
  leads: 'Lista de contatos',
  renewals: 'Lista de renovações',
  conversations: 'Lista de conversas',
  search: 'Busca em tudo',
  audit: 'Auditoria',
  'api.orders': 'Pedidos, pela API',
  'api.leads': 'Contatos, pela API',
  'api.calls': 'Ligações, pela API',
  'api.events': 'Avisos, pela API',
};
