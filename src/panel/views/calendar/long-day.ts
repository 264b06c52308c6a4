const form = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});

/** 'seg., 23/11' */
export const longDay = (isoDay: string): string => form.format(new Date(`${isoDay}T00:00:00Z`));
