import { useSearchParams } from 'react-router';
import { type CalendarDate, dayInBrasilia } from '../../../brazil/date.ts';
import { dayMs } from '../../../brazil/durations.ts';
import { dimensions, type FigureQuery } from '../../../contract/panel/figures.ts';

const usualDays = 28;

const written = ({ year, month, day }: CalendarDate): string =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

/** The last days, today with them. */
export function lastDays(days: number, now = Date.now()): { from: string; to: string } {
  return {
    from: written(dayInBrasilia(now - (days - 1) * dayMs)),
    to: written(dayInBrasilia(now)),
  };
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What is looked at stands in the address, so that it can be sent and gone back to. */
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
    /** The part of the address that goes along to other figures. */
    search: search.toString(),
    change: (changes: Partial<Record<'de' | 'ate' | 'de-quem', string>>) =>
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
        replace: true,
      }),
  };
}
