import { useSearchParams } from 'react-router';
import { dayInBrasilia, parseIsoDate, toIsoDate } from '../../../brazil/date.ts';
import { dayMs } from '../../../brazil/durations.ts';
import { dimensions, type FigureQuery } from '../../../contract/panel/figures.ts';
import { everybody, whoseValues } from './whose-visits.ts';

const usualDays = 28;

/** The last days including today. */
export function lastDays(days: number, now = Date.now()): { from: string; to: string } {
  return {
    from: toIsoDate(dayInBrasilia(now - (days - 1) * dayMs)),
    to: toIsoDate(dayInBrasilia(now)),
  };
}

const isDay = (text: string | null): text is string => text !== null && parseIsoDate(text) !== null;

/** Filters of the figures in the URL, so that they can be shared and bookmarked. */
export function useFigureQuery() {
  const [search, setSearch] = useSearchParams();
  const usual = lastDays(usualDays);
  const [from, to] = [search.get('de'), search.get('ate')];
  const whose = search.get('de-quem') ?? '';
  const [name, value = ''] = (whoseValues.has(whose) ? whose : everybody.value).split('=');
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
