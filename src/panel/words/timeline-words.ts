/** Words of the timeline's kinds. */
export const timelineWords = {
  state: 'Situação',
  visit: 'Visita remarcada',
  note: 'Nota',
  message: 'Mensagem',
} as const;
