const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Brasília time: '23/11/2026, 12:00'. */
export const readableMoment = (at: string): string => clock.format(new Date(at));
