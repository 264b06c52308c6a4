/** Words for the outbox's codes, in the panel and in personal data exports. */

export const deliveryChannelWords = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  webhook: 'Sistema',
  orders: 'Sistema de pedidos',
  events: 'Lista da API',
} as const;

export const deliveryStateWords = {
  waiting: 'Na fila',
  sending: 'Saindo',
  sent: 'Enviado',
  shown: 'Só mostrado aqui (ambiente de testes)',
  uncertain: 'Não se sabe se chegou',
  failed: 'Não foi enviado',
} as const;

/** Unknown kinds keep their own name. */
export const deliveryKindWords = {
  'collaborator-code': 'Código de colaborador',
  'order-confirmation': 'Confirmação do pedido',
  'order-code': 'Código para acompanhar o pedido',
  'contract-changed': 'Contrato alterado: foi você?',
  'look-ups-closed': 'Consultas bloqueadas por segurança',
  'sign-in-refused': 'Códigos errados ao entrar no painel',
  'lead-link': 'Link para continuar o pedido',
  'order-to-confirm': 'Pedido ou pagamento a confirmar',
  'installation-reminder': 'Lembrete da instalação',
  'visit-moved': 'Visita remarcada',
  'order-state': 'Nova situação do pedido',
  'order-mended': 'Aviso sobre o pedido',
  'plan-changed': 'Resumo do plano novo',
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
  'receiver.test': 'Aviso de teste',
} as const;
