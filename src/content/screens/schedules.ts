export const scheduleWords = {
  preference: (ordinal: number) => `${ordinal}ª opção`,
  day: 'Dia',
  period: 'Período',
  add: 'Adicionar outra opção',
  remove: (ordinal: number) => `Remover a ${ordinal}ª opção`,
  date: (weekday: string, day: number, month: string) => `${weekday}, ${day === 1 ? '1º' : day} de ${month}`,
  none: 'Não há dias livres agora. Tente de novo em alguns minutos.',
} as const;
