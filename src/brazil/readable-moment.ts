const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in Brasília: '23/11/2026 às 12:00'. */
export const readableMoment = (at: string): string => clock.format(new Date(at)).replace(',', ' às');
