import type { Delivery } from '../../../contract/panel/deliveries.ts';

export const deliveriesWords = {
  caption: 'Mensagens para clientes e avisos para outros sistemas',
  none: 'Nenhum envio com esse filtro.',
  channel: 'Meio',
  state: 'Situação',
  all: 'Todos',
  when: 'Criado em',
  what: 'O que',
  to: 'Para',
  attempts: 'Tentativas',
  openOf: (what: string, when: string) => `Ver ${what} de ${when}`,
  recipient: 'Destinatário',
  content: 'Conteúdo',
  noAttempts: 'Nenhuma tentativa ainda.',
  dueAt: 'Próxima tentativa',
  duration: (milliseconds: number) => `${milliseconds} ms`,
  repeat: 'Enviar de novo',
  repeated: 'Na fila para sair de novo.',
  older: 'Ver mais antigos',
  newest: 'Voltar aos mais recentes',
} as const;

export const channelWords: Readonly<Record<Delivery['channel'], string>> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  webhook: 'Sistema',
  orders: 'Sistema de pedidos',
};

export const stateWords: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'Na fila',
  sending: 'Saindo',
  sent: 'Enviado',
  shown: 'Só mostrado aqui (ambiente de testes)',
  uncertain: 'Não se sabe se chegou',
  failed: 'Não foi enviado',
};

const nameWords: Readonly<Record<string, string>> = { ...channelWords, ...stateWords };

/** A channel or a state by its name. */
export const deliveryWord = (name: string): string => nameWords[name] ?? name;

export const stateColours: Readonly<Record<Delivery['state'], string>> = {
  waiting: 'blue',
  sending: 'blue',
  sent: 'green',
  shown: 'gray',
  uncertain: 'orange',
  failed: 'red',
};

const kindWords: Readonly<Record<string, string>> = {
  'collaborator-code': 'Código de colaborador',
  'order-confirmation': 'Confirmação do pedido',
  'order-code': 'Código para acompanhar o pedido',
  'contract-changed': 'Contrato alterado: foi você?',
  'look-ups-closed': 'Consultas fechadas por segurança',
  'lead-link': 'Link para continuar o pedido',
  'installation-reminder': 'Lembrete da instalação',
  'visit-moved': 'Visita remarcada',
  'withdrawal-receipt': 'Comprovante de desistência',
  'review-decided': 'Resultado da revisão',
  'coverage-here': 'A cobertura chegou',
  recovery: 'Convite para continuar o pedido',
  'order-handover': 'Entrega do pedido',
  'renewal-handover': 'Entrega da renovação',
  'order.placed': 'Pedido feito',
  'order.changed': 'Pedido mudou',
  'renewal.placed': 'Renovação feita',
  'renewal.objected': 'Renovação contestada',
  'lead.abandoned': 'Pedido abandonado',
  'call.requested': 'Ligação pedida',
};

/** A kind that is newer than these words is called by its own name. */
export const kindWord = (kind: string): string => kindWords[kind] ?? kind;

const outcomeWords: Readonly<Record<string, string>> = {
  taken: 'Aceito',
  shown: 'Só mostrado',
  'not-taken': 'Não aceito',
  refused: 'Recusado',
  unknown: 'Sem resposta',
};

export const outcomeWord = (outcome: string): string => outcomeWords[outcome] ?? outcome;
