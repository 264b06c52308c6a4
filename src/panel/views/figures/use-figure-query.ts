import { useSearchParams } from 'react-router';
import { type CalendarDate, dayInBrasilia } from '../../../brazil/date.ts';
import { dayMs } from '../../../brazil/durations.ts';
import { dimensions, type FigureQuery } from '../../../contract/panel/figures.ts';

const usualDays = 28;

const written = ({ year, month, day }: CalendarDate): string =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

/** The last days including today. */
export function lastDays(days: number, now = Date.now()): { from: string; to: string } {
  return {
    from: written(dayInBrasilia(now - (days - 1) * dayMs)),
    to: written(dayInBrasilia(now)),
  };
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Filters of the figures in the URL, so that they can be shared and bookmarked. */
export function useFigureQuery() {
  const [search, setSearch] = useSearchParams();
  const usual = lastDays(usualDays);
  const [from, to] = [search.get('de'), search.get('ate')];
  const [name = 'all', value = ''] = (search.get('de-quem') ?? 'all=').split('=');
  const query: FigureQuery = {
    from: isDay(from) ? from : usual.from,
    to: isDay(to) ? to : usual.to,
    dimension: dimensions.find((dimension) => dimension === name) ?? 'all',
    value,
  };
  return {
    query,
    /** The query string for links to other figures. */
    search: search.toString(),
    change: (changes: Partial<Record<'de' | 'ate' | 'de-quem', string>>) =>
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
        replace: true,
      }),
  };
}
