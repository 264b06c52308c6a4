/** What each view is called, in the navigation and at its head. */
export const viewWords = {
  start: 'Início',
  queues: 'Filas',
  calendar: 'Agenda',
  dayVisits: 'Visitas do dia',
  capacity: 'Capacidade de visitas',
  imports: 'Importações',
  catalogue: 'Catálogo e campanhas',
  audit: 'Auditoria',
  figures: 'Números',
  funnel: 'Funil',
  demand: 'Demanda por estado',
  understanding: 'Entendimento da conversa',
  speed: 'Velocidade',
  experiments: 'Experimentos',
  deliveries: 'Envios',
} as const;
