import { weekdayNames } from './calendar-names.ts';
import { listOf } from './list-of.ts';

interface Times {
  readonly from: string;
  readonly to: string;
}

const weekday = { from: '08:00', to: '20:00' };

/** When people of the team answer, until the panel has other hours: by weekday, from Sunday on. */
export const usualHours = {
  week: [null, weekday, weekday, weekday, weekday, weekday, { from: '08:00', to: '14:00' }],
  exceptions: [],
};

/** '08:00' as '8h', '08:30' as '8h30'. */
export const timeInWords = (time: string): string =>
  `${Number(time.slice(0, 2))}h${time.slice(3).replace('00', '')}`;

const timesInWords = (times: Times | null): string =>
  times === null ? 'fechado' : `das ${timeInWords(times.from)} às ${timeInWords(times.to)}`;

const dayInWords = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** Days that follow each other with the same times are one: 'de segunda a sexta, das 8h às 20h'. */
function weekInWords(week: readonly (Times | null)[]): string[] {
  const runs: { days: number[]; said: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const said = timesInWords(week[day] ?? null);
    const before = runs.at(-1);
    if (before?.said === said) before.days.push(day);
    else runs.push({ days: [day], said });
  }
  return runs
    .filter(({ said }) => said !== timesInWords(null))
    .map(({ days: [first = 0, ...others], said }) => {
      const last = others.at(-1);
      const alone = `${first % 6 === 0 ? 'aos' : 'às'} ${weekdayNames[first]}s`;
      return `${last === undefined ? alone : `de ${weekdayNames[first]} a ${weekdayNames[last]}`}, ${said}`;
    });
}

/** '2026-11-27T08:00' as it is said on a day: 'hoje às 8h', 'segunda-feira, 30/11, às 8h'. */
function momentInWords(minute: string, today: string): string {
  const [day = '', time = ''] = minute.split('T');
  const at = `às ${timeInWords(time)}`;
  const daysAhead = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (daysAhead < 2) return `${daysAhead === 0 ? 'hoje' : 'amanhã'} ${at}`;
  const weekday = new Date(Date.parse(day)).getUTCDay();
  const name = `${weekdayNames[weekday]}${weekday % 6 === 0 ? '' : '-feira'}`;
  return `${name}, ${dayInWords(day)}, ${at}`;
}

interface Hours {
  readonly week: readonly (Times | null)[];
  readonly exceptions: readonly { readonly day: string; readonly times: Times | null }[];
}

/** The most exceptions to come that are said. */
const mostSaid = 3;

/** Said to who asks for the hours. */
export function hoursInWords({ week, exceptions }: Hours, today: string): string {
  const days = weekInWords(week);
  const other = exceptions
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostSaid)
    .map(({ day, times }) => `${dayInWords(day)}, ${timesInWords(times)}`);
  return [
    'Eu respondo a qualquer hora.',
    days.length === 0
      ? 'Por enquanto não há horário em que pessoas da equipe atendem.'
      : `Pessoas da equipe atendem ${listOf(days, 'e')}, menos em feriados nacionais.`,
    ...(other.length === 0 ? [] : [`Nestes dias é diferente: ${other.join('; ')}.`]),
  ].join(' ');
}

interface Team {
  readonly isOpen: boolean;
  readonly opensAt: string | null;
  readonly closesAt?: string | undefined;
  /** Somebody is there who has room. */
  readonly isFree?: boolean | undefined;
}

/** Said to who asked for a person; `opensAt` and `today` in Brasília time. */
export function whenAnswered({ isOpen, opensAt, closesAt, isFree = true }: Team, today: string): string {
  if (isOpen && isFree) return 'Dentro de alguns segundos uma pessoa da equipe responde por aqui.';
  if (isOpen)
    return `Agora toda a equipe está ocupada. Ela atende hoje${closesAt === undefined ? '' : ` até as ${timeInWords(closesAt)}`}, e o seu lugar fica guardado: quem ficar livre responde por aqui. Se preferir, escolha receber uma ligação.`;
  const next = opensAt === null ? '' : `: uma pessoa responde ${momentInWords(opensAt, today)}`;
  return `Agora não há ninguém da equipe${next}. O seu lugar fica guardado. Se preferir, escolha receber uma ligação.`;
}
