import { weekdayNames } from './calendar-names.ts';
import { listOf } from './list-of.ts';

/** When people of the team answer: full hours in Brasília, by days of the week from Sunday (0) on; not on holidays. */
export const openingHours = [
  { days: [1, 2, 3, 4, 5], words: 'de segunda a sexta', from: 8, to: 20 },
  { days: [6], words: 'aos sábados', from: 8, to: 14 },
] as const;

const hours = listOf(
  openingHours.map(({ words, from, to }) => `${words}, das ${from}h às ${to}h`),
  'e',
);

/** '2026-11-27T08:00' as it is said on a day: 'hoje às 8h', 'segunda-feira, 30/11, às 8h'. */
function momentInWords(minute: string, today: string): string {
  const [day = '', time = ''] = minute.split('T');
  const at = `às ${Number(time.slice(0, 2))}h`;
  const daysAhead = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (daysAhead < 2) return `${daysAhead === 0 ? 'hoje' : 'amanhã'} ${at}`;
  const weekday = new Date(Date.parse(day)).getUTCDay();
  const name = `${weekdayNames[weekday]}${weekday % 6 === 0 ? '' : '-feira'}`;
  return `${name}, ${day.slice(8)}/${day.slice(5, 7)}, ${at}`;
}

/** Said to who asked for a person. */
export const openingWords = {
  hours: `Pessoas da equipe atendem ${hours}, menos em feriados nacionais.`,
  open: 'Dentro de alguns segundos uma pessoa da equipe responde por aqui.',
  /** `opensAt` and `today` in Brasília time; without the first nobody knows when. */
  closed: (opensAt: string | null, today: string): string =>
    [
      opensAt === null
        ? 'Agora não há ninguém da equipe.'
        : `Agora não há ninguém da equipe: uma pessoa responde ${momentInWords(opensAt, today)}.`,
      'O seu lugar fica guardado. Se preferir, escolha receber uma ligação.',
    ].join(' '),
} as const;
