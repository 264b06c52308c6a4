/** What happened, by the kinds that the server names. */
export const timelineWords = {
  state: 'Situação',
  visit: 'Visita remarcada',
  note: 'Nota',
  message: 'Mensagem',
} as const;
