import type { AuditAction, AuditSubject } from '../../../contract/panel/audit.ts';

export const auditWords = {
  when: 'Quando',
  who: 'Quem',
  what: 'O que',
  about: 'Registro',
  detail: 'Detalhe',
  none: 'Nada foi registrado ainda.',
  older: 'Ver mais antigos',
  newest: 'Voltar aos mais recentes',
  caption: 'O que cada pessoa da equipe viu e mudou',
} as const;

export const actionWords: Readonly<Record<AuditAction, string>> = {
  'session.opened': 'Entrou no painel',
  'session.closed': 'Saiu do painel',
  'operator.added': 'Criou uma conta',
  'operator.changed': 'Mudou uma conta',
  'catalogue.published': 'Publicou o catálogo',
  'catalogue.restored': 'Voltou a uma versão do catálogo',
  'delivery.shown': 'Viu um envio',
  'delivery.repeated': 'Mandou enviar de novo',
  'queue.taken': 'Pegou um atendimento e viu o contato',
  'queue.handed-back': 'Devolveu um atendimento à fila',
  'queue.treated': 'Concluiu um atendimento',
  'queue.reopened': 'Reabriu um atendimento',
  'visits.seen': 'Viu as visitas de um dia',
  'visit.moved': 'Remarcou uma visita',
  'capacity.set': 'Mudou a capacidade de visitas',
  'import.started': 'Importou um arquivo',
  'recovery.changed': 'Mudou a recuperação de pedidos',
  'order.opened': 'Abriu um pedido',
  'order.changed': 'Mudou um pedido',
  'order.noted': 'Anotou em um pedido',
  'lead.opened': 'Abriu um contato',
  'personal.shown': 'Mostrou um dado pessoal',
  'list.read': 'Consultou uma lista',
  'list.exported': 'Exportou uma lista',
};

export const subjectWords: Readonly<Record<AuditSubject, string>> = {
  operator: 'Conta',
  order: 'Pedido',
  lead: 'Contato',
  list: 'Lista',
  catalogue: 'Catálogo, versão',
  delivery: 'Envio',
  queue: 'Atendimento',
  calendar: 'Agenda',
  import: 'Importação',
  recovery: 'Recuperação',
};
