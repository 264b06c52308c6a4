/** 'sábado, 28 de novembro' → 'No sábado, 28 de novembro'; 'segunda, …' → 'Na segunda-feira, …'. */
export function onDay(date: string): string {
  const weekday = /^\p{L}+/u.exec(date)?.[0];
  if (weekday === undefined) return `Em ${date}`;
  const isMasculine = weekday === 'sábado' || weekday === 'domingo';
  return isMasculine ? `No ${date}` : `Na ${weekday}-feira${date.slice(weekday.length)}`;
}
